import { test } from './harness/fixtures.ts';
import type { User } from './harness/user.ts';
import { copyInEveryFormat } from './ways/copy-in-every-format.ts';
import { offerToConnect } from './ways/offer-to-connect.ts';
import { showOwnLinkInfo } from './ways/own-link-info.ts';
import { pressKeys } from './ways/press-keys.ts';
import { shortenFifty, stopAndGoOn } from './ways/shorten-fifty.ts';
import { shortenFromMenus } from './ways/shorten-from-menus.ts';
import { tellOfFailure } from './ways/tell-of-failure.ts';
import { useAddressBar } from './ways/use-address-bar.ts';

type Stories = Record<string, (user: User) => Promise<void>>;

/** What both browsers can do without the popup, one story after the other of a person who stays connected. */
const days: readonly Stories[] = [
  {
    'each menu shortens and copies': shortenFromMenus,
    'one’s own short link tells what is behind it, and is switched off where that can be':
      showOwnLinkInfo,
    'the clipboard holds the link in every format': copyInEveryFormat,
  },
  {
    'keys shorten and copy, or show the QR code': pressKeys,
    'the address bar shortens addresses and finds links': useAddressBar,
  },
  {
    'fifty addresses make one list': shortenFifty,
    'fifty addresses are stopped and gone on with': stopAndGoOn,
    'a failure is told, whatever is silent': tellOfFailure,
  },
];

async function live(user: User, stories: Stories): Promise<void> {
  await user.connect();
  for (const [name, story] of Object.entries(stories)) {
    user.service.clearRequests();
    await test.step(name, async () => story(user));
  }
}

const unconnected = 'not connected, each way leads to Connect';
test(unconnected, async ({ user }) => offerToConnect(user));
test(`Firefox: ${unconnected}`, async ({ firefoxUser }) => offerToConnect(firefoxUser));

for (const stories of days) {
  const name = Object.keys(stories).join('; ');
  test(name, async ({ user }) => live(user, stories));
  test(`Firefox: ${name}`, async ({ firefoxUser }) => live(firefoxUser, stories));
}

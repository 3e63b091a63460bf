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

/** What both browsers can do without the popup. */
const stories: Record<string, (user: User) => Promise<void>> = {
  'each menu shortens and copies': shortenFromMenus,
  'keys shorten and copy, or show the QR code': pressKeys,
  'the address bar shortens addresses and finds links': useAddressBar,
  'one’s own short link tells what is behind it, and is switched off where that can be':
    showOwnLinkInfo,
  'the clipboard holds the link in every format': copyInEveryFormat,
  'not connected, each way leads to Connect': offerToConnect,
  'a failure is told, whatever is silent': tellOfFailure,
  'fifty addresses make one list': shortenFifty,
  'fifty addresses are stopped and gone on with': stopAndGoOn,
};

for (const [name, story] of Object.entries(stories)) {
  test(name, async ({ user }) => story(user));
  test(`Firefox: ${name}`, async ({ firefoxUser }) => story(firefoxUser));
}

import { test } from '@playwright/test';

import type { User } from '../harness/user.ts';
import { copyInEveryFormat } from './copy-in-every-format.ts';
import { offerToConnect } from './offer-to-connect.ts';
import { showOwnLinkInfo } from './own-link-info.ts';
import { pressKeys } from './press-keys.ts';
import { shortenFifty, stopAndGoOn } from './shorten-fifty.ts';
import { shortenFromMenus } from './shorten-from-menus.ts';
import { tellOfFailure } from './tell-of-failure.ts';
import { useAddressBar } from './use-address-bar.ts';

type Stories = Record<string, (user: User) => Promise<void>>;

/** Each way in that there is beside popup and pages: browsers differ in all of them. */
export const eachWayIn: Stories = {
  'each menu shortens and copies': shortenFromMenus,
  'one’s own short link tells what is behind it, and is switched off where that can be':
    showOwnLinkInfo,
  'the clipboard holds the link in every format': copyInEveryFormat,
  'keys shorten and copy, or show the QR code': pressKeys,
  'the address bar shortens addresses and finds links': useAddressBar,
};

/** What comes of that once it has begun, in every browser. */
export const whatComesOfIt: Stories = {
  'fifty addresses make one list': shortenFifty,
  'fifty addresses are stopped and gone on with': stopAndGoOn,
  'a failure is told, whatever is silent': tellOfFailure,
};

/** A person connects, and does one thing after the other. */
export async function live(user: User, stories: Stories): Promise<void> {
  await user.connect();
  for (const [name, story] of Object.entries(stories)) {
    user.service.clearRequests();
    await test.step(name, async () => story(user));
  }
}

/** The same from before there is a service: each way leads to Connect then. */
export async function liveFromTheFirst(user: User, stories: Stories): Promise<void> {
  await test.step('not connected, each way leads to Connect', async () => offerToConnect(user));
  await live(user, stories);
}

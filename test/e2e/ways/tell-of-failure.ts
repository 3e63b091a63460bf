import { expect } from '@playwright/test';

import type { User } from '../harness/user.ts';
import { article } from '../scenes/article.ts';
import { expectCopied } from '../scenes/expect-copied.ts';
import { createCount, linkOperations } from '../scenes/requests.ts';
import { tell } from '../scenes/tell.ts';
import { visitPageWith } from '../scenes/visit-page-with.ts';

const linked = 'https://far.example/a-thing?id=9';

/** What fails is told even to who wants to be told nothing: on the badge, and by the next popup, where it is mended. */
export async function tellOfFailure(user: User): Promise<void> {
  const { service, ways } = user;
  await tell(user, 'preferences.save', { tick: false });
  const copied = await user.clipboard();
  await visitPageWith(user, `<a href="${linked}">A thing</a>`);
  service.faults.set({ kind: 'html', status: 403, operation: linkOperations(service).create });
  await ways.clickMenu('link', { element: 'a' });
  await expect.poll(() => ways.badge()).toBe('!');
  expect(await user.clipboard()).toBe(copied);

  service.faults.clear();
  const popup = await user.openPopup();
  await popup.waitForText(linked);
  await popup.waitForText(`${new URL(service.baseUrl).host} answered with a web page`);
  await popup.press('Try again');
  await expectCopied(user, linked);
  await popup.close();
  await expect.poll(() => ways.badge()).toBe('');

  // A success may be kept silent about; this one takes nothing but the way to the clipboard.
  await ways.clickMenu('page');
  await expectCopied(user, article);
  expect(await ways.badge()).toBe('');
  expect(createCount(service)).toBe(3);
}

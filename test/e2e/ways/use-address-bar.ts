import { expect } from '@playwright/test';

import type { User } from '../harness/user.ts';
import { article } from '../scenes/article.ts';
import { expectCopied } from '../scenes/expect-copied.ts';
import { newestLink } from '../scenes/newest-link.ts';
import { createCount } from '../scenes/requests.ts';

/** A title that means something in every kind of markup. */
const title = `Salt & <b>pepper</b> "at home"`;

/** Shortens what is typed into the address bar behind the keyword, and finds links there by words. */
export async function useAddressBar(user: User): Promise<void> {
  const { service, ways, browser } = user;
  await browser.visit(article);
  await ways.enterInAddressBar('far.example/typed?id=1');
  await expectCopied(user, 'https://far.example/typed?id=1');

  await browser.visit('https://news.example/kitchen');
  await browser.tab.evaluate((words) => {
    document.title = words;
  }, title);
  await ways.clickMenu('page');
  await expectCopied(user, 'https://news.example/kitchen');
  const { shortUrl } = newestLink(service);

  const lines = await ways.addressBarLines('pepper');
  // Firefox cannot fit its first line to what is typed: the link is in the next one.
  const best = lines.find((line) => line.includes(title));
  expect(best).toContain(shortUrl);
  expect((await ways.addressBarLines('far.example/other'))[0]).toContain('Shorten');
  await ways.enterInAddressBar('far.example/typed?id=1');
  await expectCopied(user, 'https://far.example/typed?id=1');
  await ways.enterInAddressBar('pepper home');
  await expectCopied(user, 'https://news.example/kitchen');
  expect(createCount(service)).toBe(2);

  // Its tab shows the tick of the link before for a while.
  await browser.visit(article);
  await ways.enterInAddressBar('vinegar');
  await expect.poll(() => ways.badge()).toBe('!');
  const popup = await user.openPopup();
  await popup.waitForText('No links match your search.');
  expect(createCount(service)).toBe(2);
}

import { expect } from '@playwright/test';

import type { User } from '../harness/user.ts';
import { expectCopied } from '../scenes/expect-copied.ts';
import { newestLink } from '../scenes/newest-link.ts';
import { shownCode } from '../scenes/qr-modules.ts';
import { createCount } from '../scenes/requests.ts';

const page = 'https://news.example/by-keys';

/** Shortens pages by keys alone, and one that cannot be. */
export async function pressKeys(user: User): Promise<void> {
  const { service, ways, browser } = user;
  await browser.visit(page);
  const written = await ways.watchBadge();
  await ways.pressCommand('shorten_and_copy');
  await expectCopied(user, page);
  await expect.poll(written).toContain('✓');

  await browser.visit('https://news.example/another');
  await ways.pressCommand('shorten_and_show_qr');
  const popup = await browser.poppedUp();
  await popup.waitForText('Copied');
  expect((await shownCode(popup)).text).toBe(newestLink(service).shortUrl);
  await expectCopied(user, 'https://news.example/another');
  await popup.close();

  await browser.visit('about:blank');
  await ways.pressCommand('shorten_and_copy');
  await expect.poll(() => ways.badge()).toBe('!');
  const report = await user.openPopup();
  await report.waitForText('The link wasn’t created.');
  await report.press('Done');
  await expect.poll(() => ways.badge()).toBe('');
  expect(createCount(service)).toBe(2);
}

import { expect, test } from '@playwright/test';

import type { User } from '../harness/user.ts';
import { newestLink } from '../scenes/newest-link.ts';
import { tell } from '../scenes/tell.ts';

const page = 'https://news.example/kitchen';
const title = 'Salt & [pepper]';

/** What is chosen, and what the clipboard holds then, as text and as rich text. */
const formats: readonly [choice: object, text: (url: string) => string, html?: string][] = [
  [{ copyFormat: 'markdown' }, (url) => `[Salt & \\[pepper\\]](${url})`],
  [
    { copyFormat: 'html' },
    (url) => `<a href="${url}">Salt &amp; [pepper]</a>`,
    'Salt &amp; [pepper]</a>',
  ],
  [{ copyFormat: 'title' }, (url) => `${title} ${url}`],
  [
    { copyFormat: 'template', copyTemplate: '{title} – {link} – {address}' },
    (url) => `${title} – ${url} – ${page}`,
  ],
  [{ copyFormat: 'plain' }, (url) => url],
];

/** Copies a link in every format that there is. */
export async function copyInEveryFormat(user: User): Promise<void> {
  const { service, ways, browser } = user;
  await user.connect();
  await browser.visit(page);
  await browser.tab.evaluate((words) => {
    document.title = words;
  }, title);
  for (const [choice, text, html = ''] of formats) {
    await test.step(JSON.stringify(choice), async () => {
      await tell(user, 'preferences.save', choice);
      await ways.clickMenu('page');
      await expect.poll(() => service.links()).toHaveLength(1);
      await expect.poll(() => user.clipboard()).toBe(text(newestLink(service).shortUrl));
      expect(await browser.clipboardHtml()).toContain(html);
      if (html === '') expect(await browser.clipboardHtml()).toBe('');
    });
  }
}

import { expect, test } from '@playwright/test';

import type { User } from '../harness/user.ts';
import { tell } from '../scenes/tell.ts';
import { workingLinks } from '../scenes/working-links.ts';

const page = 'https://news.example/bakery';
const title = 'Bread & [butter]';

/** What is chosen, and what the clipboard holds then, as text and as rich text. */
const formats: readonly [choice: object, text: (url: string) => string, html?: string][] = [
  [{ copyFormat: 'markdown' }, (url) => `[Bread & \\[butter\\]](${url})`],
  [
    { copyFormat: 'html' },
    (url) => `<a href="${url}">Bread &amp; [butter]</a>`,
    'Bread &amp; [butter]</a>',
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
  await browser.visit(page);
  await browser.tab.evaluate((words) => {
    document.title = words;
  }, title);
  for (const [choice, text, html = ''] of formats) {
    await test.step(JSON.stringify(choice), async () => {
      await tell(user, 'preferences.save', choice);
      await ways.clickMenu('page');
      await expect.poll(() => workingLinks(service, page)).toHaveLength(1);
      const [link] = workingLinks(service, page);
      await expect.poll(() => user.clipboard()).toBe(text(link?.shortUrl ?? ''));
      expect(await browser.clipboardHtml()).toContain(html);
      if (html === '') expect(await browser.clipboardHtml()).toBe('');
    });
  }
}

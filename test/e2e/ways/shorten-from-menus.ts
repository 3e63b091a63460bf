import { expect, test } from '@playwright/test';

import type { MenuPlace } from '../harness/menu-place.ts';
import type { User } from '../harness/user.ts';
import { article } from '../scenes/article.ts';
import { expectCopied } from '../scenes/expect-copied.ts';
import { createCount } from '../scenes/requests.ts';
import { select, visitPageWith } from '../scenes/visit-page-with.ts';

const markup = `
  <h1>Things worth shortening</h1>
  <p><a href="https://far.example/a-thing?id=9">A thing</a></p>
  <p><img width="80" height="40" src="https://far.example/picture.png"></p>
  <p><video width="80" height="40" src="https://far.example/film.mp4"></video></p>
  <ul><li>see https://far.example/one,</li><li>(https://far.example/two)</li>
    <li>far.example and https://far.example/one</li></ul>`;

const listed = ['https://far.example/one', 'https://far.example/two'];

const tabPage = 'https://news.example/in-a-tab';

/** What is clicked, the entry, and what is shortened then. */
const clicks: readonly [place: MenuPlace, entry: string, urls: readonly string[]][] = [
  [{ element: 'a' }, 'link', ['https://far.example/a-thing?id=9']],
  [{ element: 'img' }, 'image', ['https://far.example/picture.png']],
  [{ element: 'video' }, 'video', ['https://far.example/film.mp4']],
  ['page', 'page', [article]],
  [{ element: 'li' }, 'selection', listed],
];

/** Shortens everything that a menu can be opened on, each by one click on its entry. */
export async function shortenFromMenus(user: User): Promise<void> {
  await visitPageWith(user, markup);
  for (const [place, entry, urls] of clicks) {
    await test.step(entry, async () => {
      if (entry === 'selection') await select(user, 'ul');
      const written = await user.ways.watchBadge();
      await user.ways.clickMenu(entry, place);
      await expectCopied(user, ...urls);
      await expect.poll(written).toContain('✓');
    });
  }
  // A page of its own: the link of the one before is on the clipboard already.
  await user.browser.visit(tabPage);
  await user.ways.clickMenu('tab', 'tab');
  await expectCopied(user, tabPage);
  expect(createCount(user.service)).toBe(7);
}

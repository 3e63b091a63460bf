import { expect } from '@playwright/test';

import type { User } from '../harness/user.ts';
import { expectCopied } from '../scenes/expect-copied.ts';
import { newestLink } from '../scenes/newest-link.ts';
import { createCount } from '../scenes/requests.ts';
import { visitPageWith } from '../scenes/visit-page-with.ts';

const page = 'https://news.example/own-link';

/** Asks what is behind a short link of one's own, and switches it off and on again where links are made over the short-URL API. */
export async function showOwnLinkInfo(user: User): Promise<void> {
  const { service, ways, browser } = user;
  await browser.visit(page);
  await ways.clickMenu('page');
  await expectCopied(user, page);
  const { shortUrl } = newestLink(service);

  await visitPageWith(user, `<a href="${shortUrl}">A short link</a>`);
  await ways.clickMenu('own.info', { element: 'a' });
  const infoPopup = await browser.poppedUp();
  await infoPopup.waitForText('Link details');
  for (const fact of [page, 'Visits', 'Created']) await infoPopup.waitForText(fact);
  // The account API knows of no link that is off, and no entry of the menu offers to disable one.
  if (!service.profile.apis.includes('shorturl')) return infoPopup.close();
  await infoPopup.waitForText('Active');
  await infoPopup.close();
  await ways.clickMenu('own.off', { element: 'a' });
  const off = await browser.poppedUp();
  await off.waitForText('Link disabled');
  expect(newestLink(service).status).toBe('disabled');
  await off.press('Enable');
  await off.waitForText('Link enabled');
  await off.close();
  expect(newestLink(service).status).toBe('active');
  expect(createCount(service)).toBe(1);
}

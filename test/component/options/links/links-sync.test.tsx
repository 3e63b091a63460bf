import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';
import type { LinksSync } from '@/lib/model/link-query';

import { findViolations } from '../../../fixtures/find-violations';
import { stopClock } from '../../../fixtures/stop-clock';
import { linkTo } from './link-background';
import { button, inWideWindow, openLinks, row, status } from './open-links';

inWideWindow();

const sync = (parts: Partial<LinksSync> = {}): LinksSync => ({
  at: Date.now(),
  listed: 3,
  added: 0,
  unlisted: 0,
  ...parts,
});

test('the list does not wait for it, and what it brings is shown when somebody wants to see it', async () => {
  const links = [linkTo('spring')];
  const answer = Promise.withResolvers<LinksSync>();
  openLinks(links, { 'links.sync': async () => answer.promise });
  await expect.element(row('About spring')).toBeVisible();
  links.unshift(linkTo('summer'), linkTo('autumn'));
  answer.resolve(sync({ added: 2, unlisted: 1 }));
  await expect
    .element(status('2 new links on your service. 1 link is no longer active.'))
    .toBeVisible();
  expect(row('About summer').elements()).toEqual([]);
  await button('Update list').click();
  await expect.element(row('About summer')).toBeVisible();
  await expect.element(button('Update list')).not.toBeInTheDocument();
});

test('where there was nothing, it is shown at once', async () => {
  const links: ReturnType<typeof linkTo>[] = [];
  const answer = Promise.withResolvers<LinksSync>();
  openLinks(links, { 'links.sync': async () => answer.promise });
  await expect.element(status('No links yet')).toBeVisible();
  links.push(linkTo('spring'));
  answer.resolve(sync({ added: 1 }));
  await expect.element(row('About spring')).toBeVisible();
  expect(button('Update list').elements()).toEqual([]);
});

test('what was brought before the screen was opened is no news', async () => {
  openLinks([linkTo('spring')], {
    'links.sync': () => sync({ at: Date.now() - 60_000, added: 5 }),
  });
  await expect.element(status('1 link')).toBeVisible();
  expect(button('Update list').elements()).toEqual([]);
});

test.each<[Parameters<typeof sync>[0], words: string]>([
  [
    { isCut: true },
    'Your service has more links than Curtail has read so far. Each refresh reads older ones.',
  ],
  [{ unreadable: 1 }, 'Couldn’t read 1 entry.'],
])('what was not read is told, also where nothing is new: %o', async (unread, words) => {
  openLinks([linkTo('spring')], { 'links.sync': () => sync(unread) });
  await expect.element(status(words)).toBeVisible();
  await button('Refresh').click();
  await expect.element(status(`Updated just now. ${words}`)).toBeVisible();
});

test('opening the screen asks for the service’s list, if older than five minutes; Refresh asks anew, shows what came, and says so', async () => {
  const links = [linkTo('spring')];
  const { inputsOf } = openLinks(links, {
    'links.sync': ({ within }) => {
      if (within === 0) links.push(linkTo('summer'));
      return sync({ added: within === 0 ? 1 : 0 });
    },
  });
  await expect.element(status('1 link')).toBeVisible();
  expect(inputsOf('links.sync')).toEqual([{ within: 300_000 }]);
  await button('Refresh').click();
  await expect.element(status('Updated just now. 1 new link on your service.')).toBeVisible();
  await expect.element(row('About summer')).toBeVisible();
  expect(inputsOf('links.sync').at(-1)).toEqual({ within: 0 });
});

test('a failure leaves the list, says why in its line, and offers to try again', async () => {
  let isDown = true;
  openLinks([linkTo('spring')], {
    'links.sync': () => {
      if (isDown) throw new AppError({ code: 'offline' });
      return sync();
    },
  });
  await expect.element(status('Couldn’t refresh. You’re offline. Nothing was sent.')).toBeVisible();
  await expect.element(row('About spring')).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(await findViolations(document.body)).toEqual([]);
  isDown = false;
  await button('Try again').click();
  await expect.element(status('Updated just now.')).toBeVisible();
});

test('the rate limit is waited for', async () => {
  const pass = stopClock();
  let tries = 0;
  openLinks([linkTo('spring')], {
    'links.sync': () => {
      tries += 1;
      if (tries === 1) throw new AppError({ code: 'rate_limited', until: Date.now() });
      return sync({ added: 1 });
    },
  });
  await expect.element(status('Waiting for the rate limit')).toBeInTheDocument();
  pass(1000);
  await expect.element(status('1 new link on your service.')).toBeVisible();
});

import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';

import { findViolations } from '../../../fixtures/find-violations';
import { samplePreferences } from '../../../fixtures/preferences';
import { stopClock } from '../../../fixtures/stop-clock';
import { linkTo } from './link-background';
import { button, inWideWindow, openLinks, row, status } from './open-links';

inWideWindow();

const copyOf = (name: string) => button(`Copy short.example/${name}`);

const saidOf = (title: string) => expect.element(row(title).getByRole('status'));

describe('copying', () => {
  test('goes by the format of the preferences, as they are then', async () => {
    let copyFormat: 'plain' | 'html' = 'plain';
    const { calls } = openLinks([linkTo('spring')], {
      'preferences.get': () => samplePreferences({ copyFormat }),
    });
    await expect.element(copyOf('spring')).toBeVisible();
    (copyOf('spring').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(status('Copied')).toBeVisible();
    copyFormat = 'html';
    await copyOf('spring').click();
    await expect.poll(() => calls.copied.length).toBe(2);
    const html = '<a href="https://short.example/spring">About spring</a>';
    expect(calls.copied).toEqual([
      { text: 'https://short.example/spring', html: null },
      { text: html, html },
    ]);
  });

  test('that fails says so in the room of the facts', async () => {
    openLinks([linkTo('spring')], {
      'preferences.get': () => {
        throw new AppError({ code: 'internal' });
      },
    });
    await copyOf('spring').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Couldn’t copy\./);
    await expect.element(row('About spring')).not.toMatchTextContent(/Active/);
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('is said of the link that the clipboard holds, and of no other', async () => {
    openLinks([linkTo('spring'), linkTo('summer')]);
    await copyOf('spring').click();
    await saidOf('About spring').toMatchTextContent(/Copied/);
    await copyOf('summer').click();
    await saidOf('About summer').toMatchTextContent(/Copied/);
    await saidOf('About spring').not.toMatchTextContent(/Copied/);
  });

  test('leaves the link on the clipboard that was asked for last', async () => {
    const first = Promise.withResolvers<ReturnType<typeof samplePreferences>>();
    // The page asks first, for its keys.
    const answers = [Promise.resolve(samplePreferences()), first.promise];
    const { calls } = openLinks([linkTo('spring'), linkTo('summer')], {
      'preferences.get': async () => answers.shift() ?? samplePreferences(),
    });
    await copyOf('spring').click();
    await copyOf('summer').click();
    await saidOf('About summer').toMatchTextContent(/Copied/);
    first.resolve(samplePreferences());
    await first.promise;
    await copyOf('summer').click();
    await expect.poll(() => calls.copied.length).toBe(2);
    expect(calls.copied.map(({ text }) => text)).not.toContain('https://short.example/spring');
    await saidOf('About spring').not.toMatchTextContent(/Copied/);
  });
});

describe('switching', () => {
  const more = () => button('More actions for short.example/spring');

  /** A click of the mouse may give the window the focus, and what is shown then is asked for anew. */
  const choose = async (name: 'Disable' | 'Enable') => {
    await expect.element(more()).toBeVisible();
    (more().element() as HTMLElement).click();
    const item = page.getByRole('menuitem', { name });
    await expect.element(item).toBeVisible();
    (item.element() as HTMLElement).click();
  };

  test('off is done at once, moves nothing, and on is as near', async () => {
    const answer = Promise.withResolvers<LinkRecord>();
    const links = [linkTo('spring')];
    const { inputsOf, queries } = openLinks(links, {
      'link.disable': async () => answer.promise,
      'link.enable': () => linkTo('spring'),
    });
    await expect.element(more()).toBeVisible();
    const before = more().element().getBoundingClientRect();
    (more().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{End}{Enter}');
    await expect.element(row('About spring')).toMatchTextContent(/Disabled/);
    await expect.element(more()).toHaveFocus();
    await expect.element(more()).toHaveAttribute('aria-busy', 'true');
    expect(more().element().getBoundingClientRect()).toEqual(before);
    links[0] = linkTo('spring', { status: 'disabled' });
    answer.resolve(linkTo('spring', { status: 'disabled' }));
    await expect.element(more()).not.toHaveAttribute('aria-busy');
    await expect.element(button('Disabled 1')).toBeVisible();
    expect(queries().at(-1)).toMatchObject({ from: 0, count: 0 });
    await choose('Enable');
    await expect.element(row('About spring')).toMatchTextContent(/Active/);
    expect(inputsOf('link.enable')).toEqual([{ shortUrl: 'https://short.example/spring' }]);
  });

  test('that fails is taken back, and says why', async () => {
    const failures: [AppError, RegExp][] = [
      [new AppError({ code: 'unreachable' }), /Couldn’t disable the link\. Can’t reach/],
      [new AppError({ code: 'timeout', outcome: 'unknown' }), /The link may already be disabled/],
      [new AppError({ code: 'conflict', said: 'No more today.' }), /says: “No more today\.”/],
    ];
    let at = 0;
    openLinks([linkTo('spring')], {
      'link.disable': () => {
        throw failures[at]?.[0] ?? new Error('once more than failures');
      },
    });
    for (const [, words] of failures) {
      await choose('Disable');
      await expect.element(page.getByRole('alert')).toMatchTextContent(words);
      expect(page.getByText('Link disabled').elements()).toEqual([]);
      at += 1;
    }
  });

  test('waits for the rate limit by itself', async () => {
    const pass = stopClock();
    let tries = 0;
    openLinks([linkTo('spring')], {
      'link.disable': () => {
        tries += 1;
        if (tries === 1) throw new AppError({ code: 'rate_limited', until: Date.now() });
        return linkTo('spring', { status: 'disabled' });
      },
    });
    await choose('Disable');
    await expect.element(page.getByText('Waiting for the rate limit…')).toBeVisible();
    pass(1000);
    await expect.element(row('About spring')).toMatchTextContent(/Disabled/);
  });

  test('is not offered for a link that the service does not know any more', async () => {
    const told = { at: Date.now(), visits: null, lastAccessed: null, before: null, gone: true };
    openLinks([linkTo('spring', { told })]);
    await more().click();
    await expect.element(page.getByRole('menuitem', { name: 'Open' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Disable' }).elements()).toEqual([]);
    expect(document.querySelector('[data-key="e"]')).toBeNull();
  });
});

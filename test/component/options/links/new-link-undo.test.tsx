import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { overAccount } from './account-only';
import { linkTo, pageOf } from './link-background';
import { button, inWideWindow, row } from './open-links';
import { code, fail, heading, link, openNewLink, submit } from './open-new-link';

inWideWindow();

const off = linkTo('spring', { status: 'disabled' });

describe('a link that was made', () => {
  test('stays where taking it back fails, is taken back and enabled by the same button, and is in the list as it is', async () => {
    let now = linkTo('spring');
    let isDown = true;
    const undo = () => (isDown ? fail({ code: 'offline', outcome: 'none' })() : (now = off));
    const { inputsOf } = openNewLink({
      'links.list': (query) => pageOf([now], query),
      'link.undo': undo,
      'link.enable': () => linkTo('spring'),
    });
    await submit();
    await button('Undo').click();
    await expect.element(button('Try again')).toBeVisible();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    isDown = false;
    await button('Try again').click();
    await expect.element(heading('Link disabled')).toBeVisible();
    expect(inputsOf('link.undo').at(-1)).toMatchObject({ shortUrl: off.shortUrl });
    await button('Enable').click();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(inputsOf('link.enable')).toEqual([{ shortUrl: off.shortUrl }]);
    await expect.element(button('Undo')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Enable')).toHaveFocus();
    await link('Links').first().click();
    await expect.element(row('About spring')).toMatchTextContent(/Disabled/);
  });

  test('is deleted where it cannot be disabled, and another one stands ready in its place', async () => {
    const gone = { at: 1, visits: null, lastAccessed: null, before: null, gone: true };
    const { shortened } = openNewLink({
      'connection.get': () => overAccount,
      'link.shorten': () => ({ how: 'created', link: linkTo('spring', { origin: 'own' }) }),
      'link.undo': () => linkTo('spring', { origin: 'own', told: gone }),
    });
    await submit();
    await button('Undo').click();
    await expect.element(heading('Link deleted')).toBeVisible();
    await expect.element(code).not.toBeInTheDocument();
    await expect.element(button('Copy')).not.toBeInTheDocument();
    await expect.element(button('Create another')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Copy')).toBeVisible();
    expect(shortened()).toHaveLength(2);
  });
});

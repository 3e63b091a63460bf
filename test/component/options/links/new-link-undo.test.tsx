import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { overAccount } from './account-only';
import { linkTo, pageOf } from './link-background';
import { button, inWideWindow, row } from './open-links';
import { code, fail, heading, link, openNewLink, submit } from './open-new-link';

inWideWindow();

const off = linkTo('spring', { status: 'disabled' });

describe('a link that was made', () => {
  test('is taken back, and the list has it as it is then', async () => {
    let now = linkTo('spring');
    const { inputsOf } = openNewLink({
      'links.list': (query) => pageOf([now], query),
      'link.undo': () => (now = off),
    });
    await submit();
    await button('Undo').click();
    await expect.element(heading('Link disabled')).toBeVisible();
    expect(inputsOf('link.undo')).toMatchObject([{ shortUrl: off.shortUrl }]);
    await link('Links').first().click();
    await expect.element(row('About spring')).toMatchTextContent(/Disabled/);
  });

  test('is enabled again by the same button', async () => {
    const { inputsOf } = openNewLink({
      'link.undo': () => off,
      'link.enable': () => linkTo('spring'),
    });
    await submit();
    await button('Undo').click();
    await expect.element(button('Enable')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(inputsOf('link.enable')).toEqual([{ shortUrl: off.shortUrl }]);
  });

  test('stays where that fails, with the reason beside it', async () => {
    openNewLink({ 'link.undo': fail({ code: 'offline', outcome: 'none' }) });
    await submit();
    await button('Undo').click();
    await expect.element(button('Try again')).toBeVisible();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
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

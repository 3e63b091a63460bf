import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { nothingManaged } from '@/lib/rules/managed';

import { findViolations } from '../../../fixtures/find-violations';
import { overAccount } from './account-only';
import { linkTo } from './link-background';
import { button, inWideWindow, openLinks, row, status } from './open-links';

inWideWindow();

const dialog = page.getByRole('dialog');

const gone = (link: LinkRecord): LinkRecord => ({
  ...link,
  told: { at: Date.now(), visits: 3, lastAccessed: null, before: null, gone: true },
});

const open = (answers: Parameters<typeof openLinks>[1] = {}, hash?: string) =>
  openLinks(
    [linkTo('spring'), linkTo('summer')],
    {
      'connection.get': () => overAccount,
      'link.delete': () => gone(linkTo('spring')),
      ...answers,
    },
    hash,
  );

const choose = async () => {
  await button('More actions for short.example/spring').click();
  await page.getByRole('menuitem', { name: 'Delete link', exact: true }).click();
};

describe('where links cannot be disabled', () => {
  test('one of the list is deleted once the dialog that names it was confirmed, and stays where that fails', async () => {
    let isDown = true;
    const { inputsOf } = open({
      'link.delete': () => {
        if (isDown) throw new AppError({ code: 'timeout', outcome: 'unknown' });
        return gone(linkTo('spring'));
      },
    });
    await choose();
    await expect.element(dialog).toHaveAccessibleName('Delete “short.example/spring”?');
    expect(await findViolations(document.body)).toEqual([]);
    expect(inputsOf('link.delete')).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete link' }).click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(row('About spring')).toMatchTextContent(/Active/);
    expect(inputsOf('link.delete')).toHaveLength(1);
    isDown = false;
    await choose();
    await dialog.getByRole('button', { name: 'Delete link' }).click();
    await expect.element(status('Link deleted')).toBeVisible();
    await expect.element(row('About spring')).toMatchTextContent(/Deleted from your service/);
    await expect.element(row('About summer')).not.toMatchTextContent(/Deleted/);
    expect(inputsOf('link.delete').at(-1)).toEqual({ shortUrl: 'https://short.example/spring' });
  });

  test('nothing is deleted where the organization turned that off, and the list of keys names no way', async () => {
    const { inputsOf } = open({
      'managed.get': () => ({ ...nothingManaged, disabled: ['deleteLinks'] }),
    });
    await button('More actions for short.example/spring').click();
    await expect.element(page.getByRole('menuitem', { name: 'Open' })).toBeVisible();
    const item = page.getByRole('menuitem', { name: 'Delete link', exact: true });
    await expect.element(item).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}?');
    await expect.element(dialog).toMatchTextContent(/Copy link\s*C\s*Select link\s*X\s*You can/);
    await expect.element(dialog).not.toMatchTextContent(/Enable or disable/);
    expect(inputsOf('link.delete')).toEqual([]);
  });

  test('the page’s key asks, too, as the list of keys says, and nothing is disabled', async () => {
    const { inputsOf } = open();
    await expect.element(button('More actions for short.example/spring')).toBeVisible();
    await expect.poll(() => inputsOf('connection.get').length).toBeGreaterThan(0);
    await userEvent.keyboard('?');
    await expect.element(dialog).toMatchTextContent(/Copy link\s*C\s*Delete link\s*E/);
    await expect.element(dialog).not.toMatchTextContent(/Enable or disable/);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    document.querySelector<HTMLElement>('[data-index="0"] [data-key="e"]')?.click();
    await expect.element(dialog).toHaveAccessibleName('Delete “short.example/spring”?');
    expect(inputsOf('link.disable')).toEqual([]);
  });

  test('until that is known, nothing is offered, and the page’s key does nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof overAccount>();
    const { inputsOf } = open({ 'connection.get': () => promise });
    await button('More actions for short.example/spring').click();
    await expect.element(page.getByRole('menuitem', { name: 'Open' })).toBeVisible();
    const item = page.getByRole('menuitem', { name: /^(Disable|Delete link)$/ });
    await expect.element(item).not.toBeInTheDocument();
    document.querySelector<HTMLElement>('[data-index="0"] [data-key="e"]')?.click();
    resolve(overAccount);
    await expect.element(item).toHaveTextContent('Delete link');
    expect(inputsOf('link.disable')).toEqual([]);
  });

  test('a link’s own page has the same way, and none until that is known', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof overAccount>();
    const address = encodeURIComponent('https://short.example/spring');
    const { inputsOf } = open({ 'connection.get': () => promise }, `#links/link/${address}`);
    await expect.element(button('Copy')).toBeVisible();
    const way = page.getByRole('button', { name: /Disable|Delete link/ });
    await expect.element(way).not.toBeInTheDocument();
    resolve(overAccount);
    await button('Delete link').click();
    await dialog.getByRole('button', { name: 'Delete link' }).click();
    await expect.element(page.getByText('Link deleted', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Deleted from your service')).toBeVisible();
    await expect.element(way).not.toBeInTheDocument();
    expect(inputsOf('link.delete')).toHaveLength(1);
  });
});

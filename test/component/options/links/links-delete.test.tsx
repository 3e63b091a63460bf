import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { ManagedFeature } from '@/lib/model/managed';
import { nothingManaged } from '@/lib/rules/managed';

import { findViolations } from '../../../fixtures/find-violations';
import { connected } from '../fake-services';
import { linkTo } from './link-background';
import { button, inWideWindow, openLinks, row, status } from './open-links';

inWideWindow();

const overAccount = {
  ...connected,
  apis: { account: 'available', shortUrl: 'absent', accountLinks: 'available' },
} as const;

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
  test('one of the list is deleted once the dialog that names it was confirmed', async () => {
    const { inputsOf } = open();
    await choose();
    await expect.element(dialog).toHaveAccessibleName('Delete “short.example/spring”?');
    expect(await findViolations(document.body)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('link.delete')).toEqual([]);
    await choose();
    await dialog.getByRole('button', { name: 'Delete link' }).click();
    await expect.element(status('Link deleted')).toBeVisible();
    await expect.element(row('About spring')).toMatchTextContent(/Deleted from your service/);
    await expect.element(row('About summer')).not.toMatchTextContent(/Deleted/);
    expect(inputsOf('link.delete')).toEqual([{ shortUrl: 'https://short.example/spring' }]);
  });

  test('nothing is deleted where the organization turned that off', async () => {
    const { inputsOf } = open({
      'managed.get': () => ({ ...nothingManaged, disabled: ['deleteLinks'] }),
    });
    await button('More actions for short.example/spring').click();
    await expect.element(page.getByRole('menuitem', { name: 'Open' })).toBeVisible();
    const item = page.getByRole('menuitem', { name: 'Delete link', exact: true });
    await expect.element(item).not.toBeInTheDocument();
    expect(inputsOf('link.delete')).toEqual([]);
  });

  test('the page’s key asks, too, and nothing is disabled', async () => {
    const { inputsOf } = open();
    await expect.element(button('More actions for short.example/spring')).toBeVisible();
    await expect.poll(() => inputsOf('connection.get').length).toBeGreaterThan(1);
    await expect
      .poll(() => {
        document.querySelector<HTMLElement>('[data-index="0"] [data-key="e"]')?.click();
        return dialog.elements().length;
      })
      .toBe(1);
    expect(inputsOf('link.disable')).toEqual([]);
  });

  test.each<[says: string, disabled: ManagedFeature[], words: RegExp]>([
    ['that it deletes', [], /Copy link\s*C\s*Delete link\s*E/],
    ['nothing of it where nobody may delete', ['deleteLinks'], /Copy link\s*C\s*You can/],
  ])('the list of keys says %s', async (_says, disabled, words) => {
    open({ 'managed.get': () => ({ ...nothingManaged, disabled }) });
    await expect.element(button('More actions for short.example/spring')).toBeVisible();
    await userEvent.keyboard('?');
    await expect.element(dialog).toMatchTextContent(words);
    await expect.element(dialog).not.toMatchTextContent(/Enable or disable/);
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

  test('a failure is said where it was asked for, and the link stays', async () => {
    open({
      'link.delete': () => {
        throw new AppError({ code: 'timeout', outcome: 'unknown' });
      },
    });
    await choose();
    await dialog.getByRole('button', { name: 'Delete link' }).click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(row('About spring')).toMatchTextContent(/Active/);
  });

  test('a link’s own page has no way until that is known', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof overAccount>();
    const address = encodeURIComponent('https://short.example/spring');
    open({ 'connection.get': () => promise }, `#links/link/${address}`);
    await expect.element(button('Copy')).toBeVisible();
    const way = page.getByRole('button', { name: /Disable|Delete link/ });
    await expect.element(way).not.toBeInTheDocument();
    resolve(overAccount);
    await expect.element(way).toHaveTextContent('Delete link');
  });

  test('a link’s own page has the same way', async () => {
    const address = encodeURIComponent('https://short.example/spring');
    const { inputsOf } = open({}, `#links/link/${address}`);
    await button('Delete link').click();
    await dialog.getByRole('button', { name: 'Delete link' }).click();
    await expect.element(page.getByText('Link deleted', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Deleted from your service')).toBeVisible();
    await expect.element(button('Delete link')).not.toBeInTheDocument();
    expect(inputsOf('link.delete')).toHaveLength(1);
  });
});

import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';
import type { LinkInfo } from '@/lib/model/link';

import { findViolations } from '../../../fixtures/find-violations';
import { accountLists, overAccount, pixel, unfold } from './account-only';
import { linkTo } from './link-background';
import { linkInfo } from './open-link';
import { inWideWindow } from './open-links';
import { destination, fail, field, heading, making, openNewLink } from './open-new-link';

inWideWindow();

const open = (answers: Parameters<typeof openNewLink>[0] = {}) =>
  openNewLink({ 'connection.get': () => overAccount, ...accountLists, ...answers });

const told = (extras: NonNullable<LinkInfo['extras']>) => ({
  'link.getInfo': () => linkInfo(linkTo('spring'), { extras }),
});

const chooseAll = async () => {
  await userEvent.fill(field('Destination URL'), destination);
  await unfold();
  await userEvent.selectOptions(field('Redirect type'), 'Splash page: Welcome');
  await pixel('Ads').click();
  await userEvent.fill(field('Preview title'), 'Spring');
  await userEvent.fill(field('Preview description'), 'All of it');
};

const create = async () => page.getByRole('button', { name: 'Shorten', exact: true }).click();

describe('more options of a new link', () => {
  test('are not there where links come from the short-URL API', async () => {
    openNewLink();
    await expect.element(field('Destination URL')).toBeVisible();
    await expect.element(page.getByText('More options')).not.toBeInTheDocument();
  });

  test('ask the account once they are unfolded, name what was chosen once folded, and go along with the link', async () => {
    const { shortened, inputsOf } = open(
      told({ title: 'Spring', description: 'All of it', type: '5', pixels: ['7'] }),
    );
    await expect.element(page.getByText('More options')).toBeVisible();
    const before = inputsOf('account.read').length;
    await chooseAll();
    expect(inputsOf('account.read').length).toBe(before + 2);
    await expect.element(pixel('Pixel 8')).not.toBeChecked();
    await expect.element(page.getByText('Visitors see the splash page first.')).toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
    await unfold();
    const chosen = 'Preview title, Preview description, Redirect type, Pixels';
    await expect.element(page.getByText(chosen, { exact: true })).toBeVisible();
    await unfold();
    await expect.element(pixel('Ads')).toBeChecked();
    await create();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(shortened()).toMatchObject([
      { extras: { title: 'Spring', description: 'All of it', type: '5', pixels: ['7'] } },
    ]);
    await expect.poll(() => inputsOf('link.getInfo').length).toBe(1);
    await expect.element(page.getByText('Not confirmed by your service')).not.toBeInTheDocument();
  });

  test('a link without any of them is asked for as before, and not looked at again', async () => {
    const { shortened, inputsOf } = open();
    await userEvent.fill(field('Destination URL'), destination);
    await create();
    await expect.element(page.getByRole('link', { name: 'Details', exact: true })).toBeVisible();
    expect(shortened()[0]).not.toHaveProperty('extras');
    expect(inputsOf('link.getInfo')).toEqual([]);
  });

  test('a refusal keeps what was chosen; what the service left out, or does not tell, stands beside the result', async () => {
    const { make } = making();
    let isRefused = true;
    const said = 'This pixel does not exist.';
    open({
      ...told({ title: 'Spring', description: '', type: null, pixels: [] }),
      'link.shorten': (request) =>
        isRefused ? fail({ code: 'invalid_input', outcome: 'none', said })() : make(request),
    });
    await chooseAll();
    await create();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/This pixel does not exist/);
    await expect.element(pixel('Ads')).toBeChecked();
    isRefused = false;
    await create();
    await expect
      .element(page.getByText('Your service changed: Preview description, Pixels'))
      .toBeVisible();
    await expect
      .element(page.getByText('Not confirmed by your service: Redirect type'))
      .toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('a service that cannot be asked afterwards has confirmed nothing', async () => {
    open({ 'link.getInfo': fail({ code: 'unreachable' }) });
    await chooseAll();
    await create();
    await expect
      .element(
        page.getByText(
          'Not confirmed by your service: Preview title, Preview description, Redirect type, Pixels',
        ),
      )
      .toBeVisible();
  });

  test('lists that do not come can be asked for again', async () => {
    let isDown = true;
    open({
      'account.read': (input) => {
        if (isDown) throw new AppError({ code: 'unreachable' });
        return accountLists['account.read'](input);
      },
    });
    await unfold();
    await expect.element(page.getByText('Couldn’t load your pixels.')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).last().click();
    await expect.element(pixel('Ads')).toBeVisible();
  });
});

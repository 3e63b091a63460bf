import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/contract/errors';
import type { PopupState } from '@/lib/contract/popup-state';

import { connection, popupState } from '../../unit/popup/popup-state';
import { fakeServices, permissions } from './fake-services';
import { openPopup } from './open-popup';

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('what has to be mended first', () => {
  const apis = { account: 'available', shortUrl: 'refused' } as const;
  const table: [string, Partial<PopupState>, string, string][] = [
    ['not connected', { connection: null }, 'Short links of your own', 'Connect'],
    [
      'refused by plan',
      { connection: { ...connection, apis, refusal: 'Not in your plan.' } },
      'No links from this service',
      'Connect again',
    ],
  ];

  test.each(table)('%s', async (_, differences, heading, name) => {
    const { services, messages } = fakeServices();
    await openPopup(services, popupState(differences));
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
    const way = page.getByRole('link', { name, exact: true });
    await expect.element(way).toHaveAttribute('href', '/options.html#connect');
    await expect.element(way).toHaveFocus();
    expect(messages).toEqual([]);
  });

  test('no permission: it is asked for within the click, and the popup begins anew', async () => {
    const asked: string[] = [];
    let reopened = 0;
    const { services } = fakeServices(
      {},
      {
        loadPermissions: permissions({ askToReach: async (origin) => asked.push(origin) > 0 }),
        reopen: () => {
          reopened += 1;
        },
      },
    );
    await openPopup(services, popupState({ permitted: false }));
    const give = button('Give permission');
    await expect.element(give).not.toHaveAttribute('aria-disabled');
    (give.element() as HTMLButtonElement).click();
    expect(asked).toEqual([connection.originPattern]);
    await expect.poll(() => reopened).toBe(1);
  });

  test('a permission that is not given is said', async () => {
    const { services } = fakeServices(
      {},
      { loadPermissions: permissions({ askToReach: async () => false }) },
    );
    await openPopup(services, popupState({ permitted: false }));
    await button('Give permission').click();
    await expect
      .element(page.getByText('Permission was not given. Nothing was sent.'))
      .toBeVisible();
  });

  test('a beginning that fails late is told, too', async () => {
    const begun = Promise.withResolvers<never>();
    const { services } = fakeServices({ 'link.recheck': () => begun.promise });
    await openPopup(services, popupState({ uncertain: true }));
    await expect.element(page.getByText('Looking for the link…').first()).toBeVisible();
    // A failure that nobody foresaw, so that nothing can be told of it.
    begun.reject(Object.assign(new AppError({ code: 'internal' }), { report: undefined }));
    await expect.element(button('Try again')).toBeVisible();
  });

  test('a background that does not answer is asked again', async () => {
    const { services } = fakeServices();
    await openPopup(services, Promise.reject(new AppError({ code: 'internal' })));
    await expect.element(page.getByText('Something went wrong inside Curtail.')).toBeVisible();
    await button('Try again').click();
    await expect.element(page.getByRole('heading', { name: 'Copied' })).toBeVisible();
  });
});

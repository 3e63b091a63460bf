import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';
import type { PopupState } from '@/lib/model/popup-state';

import { connection, link as ownLink, popupState } from '../../../fixtures/popup-state';
import { fakeServices, permissions } from '../fake-services';
import { openPopup } from '../open-popup';

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('what has to be mended first', () => {
  const table: [string, Partial<PopupState>, string, string][] = [
    ['not connected', { connection: null }, 'Connect your link service', 'Connect'],
  ];

  test.each(table)('says what to do, and does it: %s', async (_, differences, heading, name) => {
    const { services, messages } = fakeServices();
    await openPopup(services, popupState(differences));
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
    const way = page.getByRole('link', { name, exact: true });
    await expect.element(way).toHaveAttribute('href', '/options.html#connect');
    await expect.element(way).toHaveFocus();
    expect(messages).toEqual([]);
  });

  test.each([
    ['refused', 'available', 'absent', /doesn’t let this API key or plan/, true],
    ['absent', 'available', 'refused', /doesn’t let this API key or plan/, true],
    ['absent', 'available', 'absent', /doesn’t let extensions create links/, true],
    ['absent', 'unknown', 'absent', /doesn’t let extensions create links/, true],
    ['refused', 'absent', 'absent', /doesn’t let this API key or plan/, false],
  ] as const)(
    'short links %s, account %s, its links %s: what works is offered, and Connect after it',
    async (shortUrl, account, accountLinks, says, hasAccount) => {
      const { services, messages } = fakeServices();
      const apis = { account, shortUrl, accountLinks };
      const refusal = shortUrl === 'refused' ? 'Not in your plan.' : null;
      await openPopup(services, popupState({ connection: { ...connection, apis, refusal } }));
      const link = (name: string) => page.getByRole('link', { name, exact: true });
      await expect.element(page.getByText(says)).toBeVisible();
      const site = link(`Open ${new URL(connection.address).host}`);
      await expect.element(site).toHaveAttribute('href', connection.address);
      await expect.element(site).toHaveFocus();
      await expect
        .element(link('Check connection'))
        .toHaveAttribute('href', '/options.html#connect');
      const hrefs = ['QR codes', 'Campaigns', 'Account'].flatMap((name) =>
        link(name)
          .elements()
          .map((element) => element.getAttribute('href')),
      );
      const screens = ['#qr-codes', '#campaigns', '#account'];
      expect(hrefs).toEqual(hasAccount ? screens.map((screen) => `/options.html${screen}`) : []);
      expect(messages).toEqual([]);
      await button('Show QR code of this page').click();
      await expect.element(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
      expect(messages).toEqual([{ name: 'qr.draw', input: { text: popupState().page.url } }]);
    },
  );

  test('no permission: it is asked for within the click, and the popup begins anew', async () => {
    const origins: string[] = [];
    let reopened = 0;
    const { services } = fakeServices(
      {},
      {
        loadPermissions: permissions({ requestOrigin: async (origin) => origins.push(origin) > 0 }),
        reopen: () => {
          reopened += 1;
        },
      },
    );
    await openPopup(services, popupState({ permitted: false }));
    const give = button('Allow access');
    await expect.element(give).not.toHaveAttribute('aria-disabled');
    (give.element() as HTMLButtonElement).click();
    expect(origins).toEqual([connection.originPattern]);
    await expect.poll(() => reopened).toBe(1);
  });

  test('a permission that is not given is said', async () => {
    const { services } = fakeServices(
      {},
      { loadPermissions: permissions({ requestOrigin: async () => false }) },
    );
    await openPopup(services, popupState({ permitted: false }));
    await button('Allow access').click();
    await expect.element(page.getByText('Access wasn’t allowed. Nothing was sent.')).toBeVisible();
  });

  test('an uncertain link besides the page’s own is asked for as another one', async () => {
    const { services, inputsOf } = fakeServices();
    await openPopup(services, popupState({ uncertain: true, existing: ownLink }));
    await button('Shorten').click();
    await expect.poll(() => inputsOf('link.shorten')).toMatchObject([{ again: true }]);
  });

  test('an opening that fails late is reported, too', async () => {
    const begun = Promise.withResolvers<never>();
    const { services } = fakeServices({ 'link.recheck': () => begun.promise });
    await openPopup(services, popupState({ uncertain: true }));
    await expect.element(page.getByText('Checking for the link…').first()).toBeVisible();
    // A failure that nobody foresaw, so that nothing can be told of it.
    begun.reject(Object.assign(new AppError({ code: 'internal' }), { report: undefined }));
    await expect.element(button('Try again')).toBeVisible();
  });

  test('a background that does not answer is asked again', async () => {
    const { services } = fakeServices();
    await openPopup(services, Promise.reject(new AppError({ code: 'internal' })));
    await expect.element(page.getByText('Something went wrong in Curtail.')).toBeVisible();
    await button('Try again').click();
    await expect.element(page.getByRole('heading', { name: 'Copied to clipboard' })).toBeVisible();
  });
});

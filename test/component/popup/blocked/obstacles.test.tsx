import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { connection, link as ownLink, popupState } from '../../../fixtures/popup-state';
import { permissions } from '../fake-services';
import { button, heading } from '../locators';
import { openPopup } from '../open-popup';

describe('what has to be mended first', () => {
  test('says what to do, and does it: not connected', async () => {
    const { messages } = await openPopup(popupState({ connection: null }));
    await expect.element(heading('Your own short links, copied in one click')).toBeVisible();
    const way = page.getByRole('link', { name: 'Connect', exact: true });
    await expect.element(way).toHaveAttribute('href', '/options.html#connect');
    await expect.element(way).toHaveFocus();
    expect(messages).toEqual([]);
  });

  test.each([
    ['refused', 'available', 'absent', /doesn’t include creating links/, true],
    ['absent', 'available', 'absent', /on your service’s website/, true],
    ['refused', 'absent', 'absent', /doesn’t include creating links/, false],
  ] as const)(
    'short links %s, account %s, its links %s: what works is offered, and Connect after it',
    async (shortUrl, account, accountLinks, says, hasAccount) => {
      const apis = { account, shortUrl, accountLinks };
      const refusal = shortUrl === 'refused' ? 'Not in your plan.' : null;
      const { messages } = await openPopup(
        popupState({ connection: { ...connection, apis, refusal } }),
      );
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
      expect(messages.map(({ name }) => name)).toEqual(['qr.looks']);
    },
  );

  test('no permission: it is asked for within the click, a refusal is said, and the popup begins anew with it', async () => {
    const origins: string[] = [];
    const reopen = vi.fn();
    const requestOrigin = async (origin: string) => origins.push(origin) > 1;
    await openPopup(
      popupState({ permitted: false }),
      {},
      { loadPermissions: permissions({ requestOrigin }), reopen },
    );
    const give = button('Allow access');
    await expect.element(give).not.toHaveAttribute('aria-disabled');
    (give.element() as HTMLButtonElement).click();
    expect(origins).toEqual([connection.originPattern]);
    await expect.element(page.getByText('Access wasn’t allowed. Nothing was sent.')).toBeVisible();
    expect(reopen).not.toHaveBeenCalled();
    await give.click();
    await expect.poll(() => reopen.mock.calls).toHaveLength(1);
  });

  test('an uncertain link besides the page’s own is asked for as another one', async () => {
    const { inputsOf } = await openPopup(popupState({ uncertain: true, existing: ownLink }));
    await button('Shorten').click();
    await expect.poll(() => inputsOf('link.shorten')).toMatchObject([{ again: true }]);
  });

  test('an opening that fails late is reported, too', async () => {
    const begun = Promise.withResolvers<never>();
    await openPopup(popupState({ uncertain: true }), { 'link.recheck': () => begun.promise });
    await expect.element(page.getByText('Checking for the link…').first()).toBeVisible();
    // A failure that nobody foresaw, so that nothing can be told of it.
    begun.reject(Object.assign(new AppError({ code: 'internal' }), { report: undefined }));
    await expect.element(button('Try again')).toBeVisible();
  });

  test('a background that does not answer is asked again', async () => {
    await openPopup(Promise.reject(new AppError({ code: 'internal' })));
    await expect.element(page.getByText('Something went wrong in Curtail.')).toBeVisible();
    await button('Try again').click();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
  });
});

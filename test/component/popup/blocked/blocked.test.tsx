import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AppError, type ErrorReport } from '@/lib/model/errors';

import { connection, link, popupState } from '../../../fixtures/popup-state';
import { samplePreferences } from '../../../fixtures/preferences';
import { fails, failsOnce, formState, permissions } from '../fake-services';
import { button, field, heading } from '../locators';
import { openPopup } from '../open-popup';

const failing = (report: ErrorReport) => ({ 'link.shorten': fails(report) });

describe('a create that failed', () => {
  test.each<[ErrorReport, string]>([
    [{ code: 'not_connected' }, 'Connect'],
    [{ code: 'unauthorized' }, 'Update API key'],
    [{ code: 'not_found', operation: 'createShortUrl', outcome: 'none' }, 'Check connection'],
    [{ code: 'forbidden', outcome: 'none' }, 'Connect'],
  ])(
    '(%j) says so, leads to the connection by %s, and can be tried again',
    async (report, name) => {
      await openPopup(popupState(), failing(report));
      await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible();
      await expect
        .element(page.getByRole('alert'))
        .toMatchTextContent(/^The link wasn’t created\. /);
      await expect.element(button('Try again')).toBeVisible();
      await expect.element(button('Shorten')).toBeVisible();
    },
  );

  test('that something else answered opens what answered in the place of the service', async () => {
    const report = {
      code: 'web_page',
      page: 'https://short.example/app',
      outcome: 'none',
    } as const;
    await openPopup(popupState(), failing(report));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'The link wasn’t created. short.example answered with a web page. Open it to see why.',
      );
    const open = page.getByRole('link', { name: 'Open', exact: true });
    await expect.element(open).toHaveAttribute('href', report.page);
    await expect.element(button('Try again')).toBeVisible();
  });

  test.each<ErrorReport>([
    { code: 'wrong_host', page: 'https://short.example/', outcome: 'none' },
    { code: 'wrong_host', link },
    { code: 'internal' },
  ])('(%j) does not say that there is no link where there may be one', async (report) => {
    await openPopup(popupState(), failing(report));
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(document.body.textContent).not.toContain('wasn’t created');
  });

  test('a redirect leads to where the URL is updated', async () => {
    await openPopup(popupState(), failing({ code: 'wrong_host', outcome: 'none' }));
    await expect.element(page.getByRole('link', { name: 'Update URL' })).toBeVisible();
  });

  test('Try again sends what was typed; the failure stays meanwhile, and is announced anew', async () => {
    const report = { code: 'unreachable', outcome: 'none' } as const;
    const kept = { alias: 'kept' };
    const second = Promise.withResolvers<never>();
    const answers = [fails(report), () => second.promise];
    const { inputsOf } = await openPopup(formState(), {
      'link.shorten': async () => answers.shift()?.() ?? { how: 'created', link },
    });
    await userEvent.fill(field('Alias'), 'kept');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Can’t reach your service\.$/)).toBeVisible();
    await expect.element(field('Alias')).toHaveValue('kept');
    const alert = page.getByRole('alert');
    const before = alert.element();
    await button('Try again').click();
    await expect.element(button('Shorten')).toHaveAttribute('aria-busy', 'true');
    expect(alert.element()).toBe(before);
    second.reject(new AppError({ ...report }));
    await expect.poll(() => alert.element() === before).toBe(false);
    await button('Try again').click();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(inputsOf('link.shorten')).toMatchObject([kept, kept, kept]);
  });

  test('stands above what was filled in, and moves no button from under the pointer', async () => {
    await page.viewport(360, 560);
    const said = 'Your plan does not take this address. '.repeat(6);
    const { root } = await openPopup(formState(), failing({ code: 'forbidden', said }));
    const boxOf = (name: string) => root.querySelector(name)?.getBoundingClientRect().toJSON();
    const before = boxOf('[type=submit]');
    await button('Shorten').click();
    const alert = page.getByRole('alert');
    await expect.element(alert).toBeVisible();
    expect(boxOf('[type=submit]')).toEqual(before);
    expect(boxOf('.notice').bottom).toBeLessThanOrEqual(boxOf('[name=url]').top);
    expect(boxOf('[name=url]').bottom).toBeLessThanOrEqual(boxOf('.screen-foot').top);
  });

  test('Edit leads to the field at fault', async () => {
    const report = { code: 'conflict', field: 'alias', said: 'Taken.' } as const;
    await openPopup(popupState(), failing(report));
    await expect.element(page.getByText('Your service says: “Taken.”')).toBeVisible();
    await button('Edit').click();
    await expect.element(field('Alias')).toHaveFocus();
  });

  test.each([
    ['just made', 60_000, 'Undo'],
    ['of another day', -86_400_000, 'Disable'],
  ])(
    'a link on another domain, %s, is named and used only on purpose',
    async (_, ahead, switching) => {
      const { copied } = await openPopup(
        popupState(),
        failing({
          code: 'wrong_host',
          field: 'domain',
          link: { ...link, createdAt: Date.now() + ahead },
        }),
      );
      await expect.element(page.getByText(link.shortUrl)).toBeVisible();
      expect(copied).toEqual([]);
      await button('Use this link').click();
      await expect.element(heading('Copied to clipboard')).toBeVisible();
      await expect.element(button(switching)).toBeVisible();
      expect(copied).toEqual([link.shortUrl]);
    },
  );

  test('a domain in the place of which another one was given is not asked for by itself any more', async () => {
    const preferences = samplePreferences({ lastDomain: 'go.example' });
    const { inputsOf } = await openPopup(
      popupState({ preferences }),
      failing({ code: 'wrong_host', link }),
    );
    await button('Use this link').click();
    await expect
      .poll(() => inputsOf('preferences.save'))
      .toEqual([{ shortHosts: ['short.example'] }, { lastDomain: null }]);
  });

  test('a link on another domain that nobody accepted yet is named again, and accepted for good', async () => {
    const { copied, inputsOf } = await openPopup(
      popupState({ existing: link, existingIsForeign: true }),
    );
    await expect.element(page.getByText(link.shortUrl)).toBeVisible();
    await expect.element(page.getByText(/link is on short\.example, which isn’t/)).toBeVisible();
    expect(copied).toEqual([]);
    await button('Use this link').click();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(copied).toEqual([link.shortUrl]);
    expect(inputsOf('preferences.save')).toEqual([{ shortHosts: ['short.example'] }]);
  });

  test('a missing permission is asked for within the click, and then the link is made', async () => {
    const origins: string[] = [];
    await openPopup(
      popupState(),
      {
        'link.shorten': failsOnce(
          { code: 'permission_missing', outcome: 'none' },
          { how: 'created', link },
        ),
      },
      {
        loadPermissions: permissions({ requestOrigin: async (origin) => origins.push(origin) > 0 }),
      },
    );
    const give = button('Allow access');
    await expect.element(give).not.toHaveAttribute('aria-disabled');
    (give.element() as HTMLButtonElement).click();
    expect(origins).toEqual([connection.originPattern]);
    await expect.element(heading('Copied to clipboard')).toBeVisible();
  });
});

import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AppError, type ErrorCode, type ErrorReport } from '@/lib/model/errors';

import { connection, link, popupState } from '../../../fixtures/popup-state';
import { stopClock } from '../../../fixtures/stop-clock';
import { fakeServices, formState, permissions } from '../fake-services';
import { openPopup } from '../open-popup';

const button = (name: string) => page.getByRole('button', { name, exact: true });

const failing = (report: ErrorReport) => ({
  'link.shorten': async () => {
    throw new AppError(report);
  },
});

/** What a create does not end with, or not in the form. */
type NotOfCreate = 'outcome_unknown' | 'origin_uncertain' | 'dead_link';

describe('a create that failed', () => {
  const remedies: Record<Exclude<ErrorCode, NotOfCreate>, string> = {
    not_connected: 'Connect',
    other_service: 'Connect',
    permission_missing: 'Allow access',
    unauthorized: 'Update API key',
    forbidden: 'Connect',
    not_found: 'Try again',
    conflict: 'Edit',
    invalid_input: 'Edit',
    rate_limited: 'Try again',
    plan_limit: 'Try again',
    offline: 'Try again',
    timeout: 'Try again',
    unreachable: 'Try again',
    maintenance: 'Try again',
    server_error: 'Try again',
    web_page: 'Try again',
    wrong_host: 'Connect',
    not_confirmed: 'Try again',
    altered_link: 'Edit',
    not_as_asked: 'Use this link',
    unexpected_response: 'Try again',
    storage_failed: 'Try again',
    internal: 'Try again',
  };

  test.each(Object.entries(remedies) as [ErrorCode, string][])(
    '%s is mended by %s',
    async (code, name) => {
      await openPopup(fakeServices(failing({ code })).services, popupState());
      const role = ['Connect', 'Update API key'].includes(name) ? 'link' : 'button';
      await expect.element(page.getByRole(role, { name, exact: true })).toBeVisible();
      await expect.element(page.getByRole('alert')).toBeVisible();
      await expect.element(button('Shorten')).toBeVisible();
    },
  );

  test.each(['web_page', 'wrong_host'] as const)(
    '%s opens what answered in the place of the service',
    async (code) => {
      const report = { code, page: 'https://short.example/app', outcome: 'none' } as const;
      await openPopup(fakeServices(failing(report)).services, popupState());
      await expect.element(page.getByText(/Open it to see why/)).toBeVisible();
      const open = page.getByRole('link', { name: 'Open', exact: true });
      await expect.element(open).toHaveAttribute('href', report.page);
    },
  );

  test('that a web server refused leads to the connection', async () => {
    const report = { code: 'not_found', operation: 'createShortUrl', outcome: 'none' } as const;
    await openPopup(fakeServices(failing(report)).services, popupState());
    await expect.element(page.getByRole('link', { name: 'Check connection' })).toBeVisible();
  });

  test('Try again sends what was typed, and nothing typed is lost', async () => {
    const answers = [new AppError({ code: 'unreachable', outcome: 'none' })];
    const { services, inputsOf } = fakeServices({
      'link.shorten': async () => {
        const failure = answers.shift();
        if (failure) throw failure;
        return { how: 'created', link };
      },
    });
    await openPopup(services, formState());
    await userEvent.fill(page.getByLabelText('Alias', { exact: true }), 'kept');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Can’t reach your service.')).toBeVisible();
    await expect.element(page.getByLabelText('Alias', { exact: true })).toHaveValue('kept');
    await button('Try again').click();
    await expect.element(page.getByRole('heading', { name: 'Copied to clipboard' })).toBeVisible();
    expect(inputsOf('link.shorten')).toMatchObject([{ alias: 'kept' }, { alias: 'kept' }]);
  });

  test('stands above what was filled in, and moves no button from under the pointer', async () => {
    await page.viewport(360, 560);
    const said = 'Your plan does not take this address. '.repeat(6);
    const { services } = fakeServices(failing({ code: 'forbidden', said }));
    const root = await openPopup(services, formState());
    const boxOf = (name: string) => root.querySelector(name)?.getBoundingClientRect().toJSON();
    const before = boxOf('[type=submit]');
    await button('Shorten').click();
    const alert = page.getByRole('alert');
    await expect.element(alert).toBeVisible();
    expect(boxOf('[type=submit]')).toEqual(before);
    expect(boxOf('.notice').bottom).toBeLessThanOrEqual(boxOf('[name=url]').top);
    expect(boxOf('[name=url]').bottom).toBeLessThanOrEqual(boxOf('.screen-foot').top);
  });

  test('stays while it is tried again, and is announced anew', async () => {
    const first = Promise.withResolvers<never>();
    const report = { code: 'unreachable', outcome: 'none' } as const;
    const answers = [Promise.reject(new AppError(report)), first.promise];
    const { services } = fakeServices({
      'link.shorten': async () => answers.shift() ?? Promise.reject(new AppError(report)),
    });
    await openPopup(services, popupState());
    const alert = page.getByRole('alert');
    await expect.element(alert).toBeVisible();
    const before = alert.element();
    await button('Try again').click();
    await expect.element(button('Shorten')).toHaveAttribute('aria-busy', 'true');
    expect(alert.element()).toBe(before);
    first.reject(new AppError({ ...report }));
    await expect.poll(() => alert.element() === before).toBe(false);
  });

  test('Edit leads to the field at fault', async () => {
    const report = { code: 'conflict', field: 'alias', said: 'Taken.' } as const;
    await openPopup(fakeServices(failing(report)).services, popupState());
    await expect.element(page.getByText('Your service says: “Taken.”')).toBeVisible();
    await button('Edit').click();
    await expect.element(page.getByLabelText('Alias', { exact: true })).toHaveFocus();
  });

  test('a refused rate counts the seconds, which are not read out', async () => {
    const pass = stopClock();
    const report = { code: 'rate_limited', until: Date.now() + 1100 } as const;
    await openPopup(fakeServices(failing(report)).services, popupState());
    await expect.element(button('Try again in 2 s')).toHaveAttribute('aria-disabled', 'true');
    expect(page.getByRole('alert').element().textContent).not.toMatch(/\d/);
    pass(1100);
    await expect.element(button('Try again')).not.toHaveAttribute('aria-disabled');
  });

  test.each([
    ['just made', 60_000, 'Undo'],
    ['of another day', -86_400_000, 'Disable'],
  ])(
    'a link on another domain, %s, is named and used only on purpose',
    async (_, ahead, switching) => {
      const { services, copied } = fakeServices(
        failing({
          code: 'wrong_host',
          field: 'domain',
          link: { ...link, createdAt: Date.now() + ahead },
        }),
      );
      await openPopup(services, popupState());
      await expect.element(page.getByText(link.shortUrl)).toBeVisible();
      expect(copied).toEqual([]);
      await button('Use this link').click();
      await expect
        .element(page.getByRole('heading', { name: 'Copied to clipboard' }))
        .toBeVisible();
      await expect.element(button(switching)).toBeVisible();
      expect(copied).toEqual([link.shortUrl]);
    },
  );

  test('a domain in the place of which another one was given is not asked for by itself any more', async () => {
    const { services, inputsOf } = fakeServices(failing({ code: 'wrong_host', link }));
    const preferences = { ...popupState().preferences, lastDomain: 'go.example' };
    await openPopup(services, popupState({ preferences }));
    await button('Use this link').click();
    await expect
      .poll(() => inputsOf('preferences.save'))
      .toEqual([{ shortHosts: ['short.example'] }, { lastDomain: null }]);
  });

  test('a link on another domain that nobody accepted yet is named again, and accepted for good', async () => {
    const { services, copied, inputsOf } = fakeServices();
    await openPopup(services, popupState({ existing: link, existingIsForeign: true }));
    await expect.element(page.getByText(link.shortUrl)).toBeVisible();
    await expect.element(page.getByText(/link is on short\.example, which isn’t/)).toBeVisible();
    expect(copied).toEqual([]);
    await button('Use this link').click();
    await expect.element(page.getByRole('heading', { name: 'Copied to clipboard' })).toBeVisible();
    expect(copied).toEqual([link.shortUrl]);
    expect(inputsOf('preferences.save')).toEqual([{ shortHosts: ['short.example'] }]);
  });

  test('a missing permission is asked for within the click, and then the link is made', async () => {
    const answers = [new AppError({ code: 'permission_missing', outcome: 'none' })];
    const origins: string[] = [];
    const { services } = fakeServices(
      {
        'link.shorten': async () => {
          const failure = answers.shift();
          if (failure) throw failure;
          return { how: 'created', link };
        },
      },
      {
        loadPermissions: permissions({ requestOrigin: async (origin) => origins.push(origin) > 0 }),
      },
    );
    await openPopup(services, popupState());
    const give = button('Allow access');
    await expect.element(give).not.toHaveAttribute('aria-disabled');
    (give.element() as HTMLButtonElement).click();
    expect(origins).toEqual([connection.originPattern]);
    await expect.element(page.getByRole('heading', { name: 'Copied to clipboard' })).toBeVisible();
  });
});

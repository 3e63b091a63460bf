import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { Bulk } from '@/lib/model/run';

import { sampleBulkResult } from '../../../fixtures/bulk';
import { findViolations } from '../../../fixtures/find-violations';
import { button, summary, typedField } from './open-bulk';
import { openRunning } from './open-running';

beforeEach(async () => page.viewport(1280, 900));

describe('rows that lack their password', () => {
  const error = {
    code: 'invalid_input',
    field: 'password',
    problem: 'bulk_password_gone',
  } as const;
  const locked = { state: 'paused', locked: 2, made: 998, error } as const;

  const rows = Array.from({ length: 1000 }, (_, i) =>
    sampleBulkResult(i + 1, i === 6 ? { state: 'waiting', lacksPassword: true } : {}),
  );

  const openLocked = (parts: Partial<Bulk> = {}) => {
    const fake = openRunning(
      { ...locked, ...parts },
      {
        'bulk.results': ({ from, count }) => rows.slice(from, from + count),
        'bulk.enterPassword': () => fake.become({ state: 'working', locked: 0, error: null }),
        'bulk.leaveOut': () => fake.become({ state: 'done', locked: 0, failed: 2, error: null }),
      },
    );
    return fake;
  };

  test('are named, and are made with the password that is entered', async () => {
    const { inputsOf } = openLocked();
    await expect.element(page.getByText('2 rows need their passwords.')).toBeVisible();
    await page.getByText('Show 2 rows').click();
    await expect.element(page.getByText('Line 7:')).toBeVisible();
    await expect.element(page.getByText('Line 1:')).not.toBeInTheDocument();
    await expect.element(button('Resume')).not.toBeInTheDocument();
    expect(await findViolations(document.body)).toEqual([]);

    const field = page.getByLabelText('Password for these rows');
    await button('Use this password').click();
    await expect.element(page.getByText('Enter a password.')).toBeVisible();
    await field.fill('no spaces');
    await button('Use this password').click();
    expect(inputsOf('bulk.enterPassword')).toEqual([]);
    await field.fill('sesame');
    await button('Use this password').click();
    await expect.element(button('Pause')).toBeVisible();
    expect(inputsOf('bulk.enterPassword')).toEqual([{ id: 'the-job', password: 'sesame' }]);
  });

  test('can be skipped', async () => {
    const { inputsOf } = openLocked();
    await button('Skip these rows').click();
    await expect.element(summary('998 links created, 2 failed')).toBeInTheDocument();
    expect(inputsOf('bulk.leaveOut')).toEqual([{ id: 'the-job' }]);
  });

  test('come after what paused the list otherwise', async () => {
    openLocked({ error: { code: 'unauthorized', outcome: 'none' } });
    await expect
      .element(page.getByRole('region', { name: 'Paused' }).getByRole('link', { name: 'Connect' }))
      .toBeVisible();
    await expect.element(page.getByText(/need their passwords/)).not.toBeInTheDocument();
  });
});

test('a list that met a web page opens what answered', async () => {
  const report = { code: 'web_page', page: 'https://short.example', outcome: 'none' } as const;
  openRunning({ state: 'paused', error: report });
  const open = page.getByRole('link', { name: 'Open', exact: true });
  await expect.element(open).toHaveAttribute('href', report.page);
  await expect.element(button('Resume')).toBeVisible();
});

describe('a list of another service', () => {
  const error = { code: 'other_service', address: 'https://short.example/links' } as const;

  test('says which account it is, where the service is the same', async () => {
    openRunning({ state: 'paused', error: { ...error, account: 'ada' } });
    await expect.element(page.getByText(/the account ada on short\.example/)).toBeVisible();
  });

  test('says whose it is, and how it goes on; can be discarded, once that is confirmed', async () => {
    const { inputsOf } = openRunning({ state: 'paused', made: 1, error });
    await expect
      .element(page.getByText('This belongs to short.example. Connect to it again to continue.'))
      .toBeVisible();
    await expect
      .element(page.getByRole('region', { name: 'Paused' }).getByRole('link', { name: 'Connect' }))
      .toBeVisible();
    await button('Discard list').click();
    await expect.element(page.getByText(/999 rows are left/)).toBeVisible();
    await button('Cancel').click();
    expect(inputsOf('bulk.dismiss')).toEqual([]);
    await button('Discard list').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard list' }).click();
    await expect.element(typedField()).toBeVisible();
    expect(inputsOf('bulk.dismiss')).toEqual([{ id: 'the-job' }]);
  });
});

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AccountScreen } from '@/components/options/account/account-screen';
import { AppError } from '@/lib/model/errors';
import type { AccountRow } from '@/lib/resources/read-only';

import { findViolations } from '../../../fixtures/find-violations';
import { hostile } from '../bulk/hostile';
import { draw } from '../draw';
import { connected, fakeServices } from '../fake-services';

const account: AccountRow = {
  id: '1',
  email: 'newcomer@short.example',
  username: 'new comer',
  avatar: 'https://pictures.example/a.png',
  status: 'pro',
  expires: '2027-01-31 00:00:00',
  registered: '2025-02-03 10:00:00',
};

interface Options {
  known?: Partial<AccountRow>;
  /** What an update makes of the account; a failure is thrown. */
  update?: (kept: AccountRow, input: { email?: string }) => AccountRow;
  read?: () => void;
}

const updated: NonNullable<Options['update']> = (kept, { email }) => ({
  ...kept,
  email: email ?? kept.email,
});

/** Opens the screen over a service that keeps one account. */
function open({ known = {}, update = updated, read }: Options = {}) {
  let kept: AccountRow = { ...account, ...known };
  const fake = fakeServices({
    'connection.get': () => connected,
    'account.known': () => null,
    'account.read': () => {
      read?.();
      return { value: kept, at: Date.now() };
    },
    'account.change': ({ input }) => {
      kept = update(kept, input as { email?: string });
      return { message: 'Account has been successfully updated.' };
    },
  });
  const home = draw(<AccountScreen />, fake.services);
  const sent = () =>
    fake.inputsOf('account.change').map((change) => (change as { input: object }).input);
  const asked = () => fake.inputsOf('account.read');
  const reads = () => asked().length;
  return { home, sent, asked, reads };
}

const email = page.getByLabelText('Email', { exact: true });
const password = page.getByLabelText('New password', { exact: true });
const save = page.getByRole('button', { name: 'Save changes' });
const saved = page.getByText('Changes saved', { exact: true });

describe('the account', () => {
  test('is shown, with initials in place of a picture from elsewhere', async () => {
    const { home, asked } = open();
    for (const text of ['new comer', account.email, 'Pro', 'NC']) {
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect.element(page.getByText(/2027/)).toBeVisible();
    await expect.element(page.getByText(/2025/)).toBeVisible();
    expect(home.querySelector('img')).toBeNull();
    expect(asked()).toMatchObject([{ within: 60_000 }]);
    expect(performance.getEntriesByName(account.avatar ?? '')).toEqual([]);
  });

  test('may have another state and no end', async () => {
    open({ known: { status: 'trial', expires: null } });
    await expect.element(page.getByText('trial', { exact: true })).toBeVisible();
    await expect.element(page.getByText('None', { exact: true })).toBeInTheDocument();
  });

  test('did not come: it says why, and *Try again* gets it', async () => {
    let tries = 0;
    const read = () => {
      tries += 1;
      if (tries === 1) throw new AppError({ code: 'offline' });
    };
    open({ read });
    await expect.element(page.getByText('Couldn’t load your account.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(email).toHaveValue(account.email);
  });
});

describe('changing it', () => {
  test('needs something to change, sends the new address alone, and asks the service anew', async () => {
    const { sent, reads } = open();
    await expect.element(email).toHaveValue(account.email);
    await save.click();
    await expect.element(page.getByText('No changes to save.')).toBeVisible();
    expect(sent()).toEqual([]);
    await email.fill(' other@short.example ');
    await save.click();
    await expect.element(saved).toBeVisible();
    await expect.element(page.getByText('other@short.example', { exact: true })).toBeVisible();
    expect(sent()).toEqual([{ email: 'other@short.example' }]);
    expect(reads()).toBe(2);
    await expect.element(page.getByText(/still shows the old/)).not.toBeInTheDocument();
  });

  test('says so when the service still has the old address', async () => {
    open({ update: (kept) => kept });
    await email.fill('other@short.example');
    await save.click();
    await expect.element(page.getByText(/still shows the old email address/)).toBeVisible();
  });

  test('sends the password alone, with Enter, and forgets it', async () => {
    const { home, sent } = open();
    await expect.element(password).toHaveAttribute('type', 'password');
    await password.fill('f<i>v&');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.element(password).toHaveAttribute('type', 'text');
    const field = password.element();
    if (field instanceof HTMLInputElement) field.form?.requestSubmit();
    await expect.element(saved).toBeVisible();
    await expect.element(password).toHaveValue('');
    await expect.element(password).toHaveAttribute('type', 'password');
    expect(sent()).toEqual([{ password: 'f<i>v&' }]);
    expect(home.innerHTML).not.toContain('v&amp;');
  });

  test('sends both where both are typed', async () => {
    const { sent } = open();
    await email.fill('other@short.example');
    await password.fill('12345');
    await save.click();
    await expect.element(saved).toBeVisible();
    expect(sent()).toEqual([{ email: 'other@short.example', password: '12345' }]);
  });

  test('refuses what cannot be, and goes to it', async () => {
    const { sent } = open();
    for (const [field, typed, sentence] of [
      [email, 'somebody', /valid email/],
      [password, '1234', /at least 5 characters/],
      [password, 'secret ', /Remove spaces/],
    ] as const) {
      await field.fill(typed);
      await save.click();
      await expect.element(field).toHaveAccessibleDescription(sentence);
      await expect.element(field).toHaveFocus();
      await field.fill('somebody@short.example');
      await expect.element(field).not.toHaveAccessibleDescription(sentence);
    }
    expect(sent()).toEqual([]);
  });

  test('failed: it says why, and what was typed stays; cut off, it does not say that nothing happened', async () => {
    const failures = [
      new AppError({ code: 'invalid_input', said: 'Taken.', outcome: 'none' }),
      new AppError({ code: 'timeout', outcome: 'unknown' }),
    ];
    const update = () => {
      throw failures.shift() ?? new Error('once more than failures');
    };
    open({ update });
    await password.fill('12345');
    await save.click();
    await expect.element(page.getByText('Couldn’t save your account.')).toBeVisible();
    await expect.element(page.getByText(/Taken\./)).toBeVisible();
    await expect.element(password).toHaveValue('12345');
    await save.click();
    await expect.element(page.getByText(/so the change may already be saved/)).toBeVisible();
    await expect.element(page.getByText(/Couldn’t save/)).not.toBeInTheDocument();
  });

  test('waits for the rate limit, and can be called off', async () => {
    const update = () => {
      throw new AppError({ code: 'rate_limited', until: Date.now() + 600_000, outcome: 'none' });
    };
    const { sent } = open({ update });
    await password.fill('12345');
    await save.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await expect.element(password).toHaveValue('12345');
    expect(sent()).toHaveLength(1);
  });
});

describe('for everybody', () => {
  test('keeps nobody out and fits', async () => {
    const { home } = open({
      known: { username: hostile.markup, email: hostile.long, status: hostile.rightToLeft },
    });
    await expect.element(page.getByText(hostile.markup)).toBeVisible();
    expect(home.querySelector('img, b')).toBeNull();
    for (const width of [960, 320]) {
      await page.viewport(width, 640);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    expect(await findViolations(home)).toEqual([]);
  });
});

import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Failure } from '@/components/ui/failure';

import { findViolations } from '../../fixtures/find-violations';
import { stopClock } from '../../fixtures/stop-clock';
import { draw } from '../options/draw';
import { failing, type fakeAccount } from './fake-account';
import { alert, button, field, heading, link, status } from './locators';
import { openAccount } from './open-account';
import { domainRows } from './rows';

/** Fills in the form for a new domain and sends it. */
async function addDomain(...of: Parameters<typeof fakeAccount>) {
  const account = openAccount('#domains/new', ...of);
  await field('Domain').fill('https://go.example');
  await button('Add domain').click();
  return account;
}

beforeEach(async () => page.viewport(1280, 800));

test('a refusal keeps everything that was typed', async () => {
  await addDomain(
    [],
    failing('createDomain', {
      code: 'plan_limit',
      said: 'Five domains are enough.',
      outcome: 'none',
    }),
  );
  await expect.element(alert.getByText(/Five domains are enough/)).toBeVisible();
  await expect.element(alert.getByText(/Couldn’t add the domain\./)).toBeVisible();
  await expect.element(field('Domain')).toHaveValue('https://go.example');
  expect(await findViolations(document.body)).toEqual([]);
});

test('a create that was cut off is not sent again; the list is looked at', async () => {
  const account = await addDomain(
    domainRows(1),
    failing('createDomain', { code: 'outcome_unknown', outcome: 'unknown' }),
  );
  await expect.element(alert.getByText(/the change may already be saved/)).toBeVisible();
  await link('Check the list').click();
  await expect.element(heading('Domains')).toHaveFocus();
  await expect
    .poll(() => account.requests.map(({ operation }) => operation))
    .toEqual(['listDomains', 'createDomain', 'listDomains']);
});

test.each([
  ['server_error', 'Your service didn’t confirm the change.'],
  ['not_confirmed', 'Your service didn’t confirm the change.'],
  ['unexpected_response', 'Curtail couldn’t read your service’s response.'],
  ['unreachable', 'The connection was lost, so the change may already be saved.'],
] as const)('a change that ended as %s, and may be done, says why', async (code, sentence) => {
  draw(<Failure isChange title="Not added." error={{ code, outcome: 'unknown' }} />);
  await expect.element(alert.getByText(sentence, { exact: true })).toBeVisible();
});

test('pressing twice creates once', async () => {
  const { promise, resolve } = Promise.withResolvers<{ id: string }>();
  const account = await addDomain([], undefined, { 'account.change': async () => promise });
  await userEvent.keyboard('{Enter}');
  (button('Add domain').element() as HTMLElement).click();
  await expect.element(button('Add domain')).toHaveAttribute('aria-busy', 'true');
  expect(account.inputsOf('account.change')).toHaveLength(1);
  resolve({ id: '7' });
  await expect.element(status('Domain added')).toBeVisible();
});

const typedSince = 'Changes you made while saving aren’t saved yet.';

test.each([
  ['new', 'create', 'Add domain', 'Domain added'],
  ['1/edit', 'update', 'Save changes', 'Changes saved'],
])(
  'what is typed while %s waits was not sent, is told so and stays, for what there is by then',
  async (place, change, save, saved) => {
    const pass = stopClock();
    const limited = { code: 'rate_limited', until: Date.now() + 1000, outcome: 'none' } as const;
    const account = openAccount(
      `#domains/${place}`,
      domainRows(1),
      failing(`${change}Domain`, limited, 1),
    );
    if (place === 'new') await field('Domain').fill('https://go.example');
    await field('Root redirect').fill('https://sent.example/');
    await button(save).click();
    await expect.element(page.getByText(/Rate limit reached\. Continuing in/)).toBeVisible();
    await field('404 redirect').fill('https://typed.example/');
    pass(1000);
    await expect.element(status(saved)).toBeVisible();
    await expect.element(page.getByText(typedSince)).toBeVisible();
    await expect.element(field('404 redirect')).toHaveValue('https://typed.example/');
    await button('Save changes').click();
    await expect.poll(() => account.changes()).toHaveLength(3);
    expect(account.changes().at(-1)?.operation).toBe('updateDomain');
    await expect.element(page.getByText(typedSince)).not.toBeInTheDocument();
    expect(account.changes().map(({ input }) => Object(input).redirect404)).toEqual([
      undefined,
      undefined,
      'https://typed.example/',
    ]);
  },
);

test('a create that waits can be cancelled, and nothing is sent', async () => {
  const account = await addDomain(
    domainRows(1),
    failing('createDomain', { code: 'rate_limited', until: Date.now() + 60_000, outcome: 'none' }),
  );
  await button('Cancel').click();
  await expect.element(button('Add domain')).not.toHaveAttribute('aria-busy');
  await expect.element(field('Domain')).toHaveValue('https://go.example');
  expect(account.changes()).toHaveLength(1);
});

test('an answer that comes after the form was left neither moves anybody nor leaves a draft', async () => {
  const { promise, resolve } = Promise.withResolvers<{ id: string }>();
  await addDomain(domainRows(1), undefined, {
    'account.change': async () => promise,
  });
  await page.getByRole('link', { name: 'Preferences' }).click();
  await expect.element(heading('Preferences')).toBeVisible();
  resolve({ id: '7' });
  await promise;
  history.back();
  await expect.element(field('Domain')).toHaveValue('');
});

test('what the service made otherwise is said', async () => {
  const channel = { id: '1', name: 'Spring', description: '', color: '#0A6C74', starred: false };
  openAccount('#channels/new', [channel], undefined, {
    'account.change': () => ({ ...channel, name: 'Old name' }),
  });
  await field('Name').fill('Summer');
  await button('Create channel').click();
  await expect.element(page.getByText('Your service saved the name as “Old name”.')).toBeVisible();
});

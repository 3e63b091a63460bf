import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findViolations } from '../../fixtures/find-violations';
import { stopClock } from '../../fixtures/stop-clock';
import { openOptions } from '../options/open-options';
import { fakeAccount, refusal } from './fake-account';
import { domainRows } from './rows';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const alert = () => page.getByRole('alert');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const status = (text: string) => page.getByRole('status').filter({ hasText: text });

/** Fills in the form for a new domain and sends it. */
async function addDomain({ services }: ReturnType<typeof fakeAccount>): Promise<void> {
  openOptions(services, '#domains/new');
  await field('Domain').fill('https://go.example');
  await button('Add domain').click();
}

beforeEach(async () => page.viewport(1280, 800));

test('a refusal keeps everything that was typed', async () => {
  const account = fakeAccount([], (operation) =>
    operation === 'createDomain'
      ? refusal({ code: 'plan_limit', said: 'Five domains are enough.', outcome: 'none' })
      : undefined,
  );
  await addDomain(account);
  await expect.element(alert().getByText(/Five domains are enough/)).toBeVisible();
  await expect.element(alert().getByText(/Couldn’t add the domain\./)).toBeVisible();
  await expect.element(field('Domain')).toHaveValue('https://go.example');
  expect(await findViolations(document.body)).toEqual([]);
});

test('a create that was cut off is not sent again; the list is looked at', async () => {
  const account = fakeAccount(domainRows(1), (operation) =>
    operation === 'createDomain'
      ? refusal({ code: 'outcome_unknown', outcome: 'unknown' })
      : undefined,
  );
  await addDomain(account);
  await expect
    .element(alert().getByText('The change may already be saved.', { exact: true }))
    .toBeVisible();
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
] as const)('a create that ended as %s, and may be done, says why', async (code, sentence) => {
  const account = fakeAccount([], (operation) =>
    operation === 'createDomain' ? refusal({ code, outcome: 'unknown' }) : undefined,
  );
  await addDomain(account);
  await expect
    .element(alert().getByText('The change may already be saved.', { exact: true }))
    .toBeVisible();
  await expect.element(alert().getByText(sentence, { exact: true })).toBeVisible();
});

test('pressing twice creates once', async () => {
  const { promise, resolve } = Promise.withResolvers<{ id: string }>();
  const account = fakeAccount([], undefined, { 'account.change': async () => promise });
  await addDomain(account);
  await userEvent.keyboard('{Enter}');
  (button('Add domain').element() as HTMLElement).click();
  await expect.element(button('Add domain')).toHaveAttribute('aria-busy', 'true');
  expect(account.inputsOf('account.change')).toHaveLength(1);
  resolve({ id: '7' });
  await expect.element(status('Domain added')).toBeVisible();
});

test('a create waits for the rate limit and goes on by itself', async () => {
  const pass = stopClock();
  let refusals = 1;
  const account = fakeAccount(domainRows(1), (operation) =>
    operation === 'createDomain' && refusals-- > 0
      ? refusal({ code: 'rate_limited', until: Date.now() + 1500, outcome: 'none' })
      : undefined,
  );
  await addDomain(account);
  await expect.element(page.getByText(/Rate limit reached\. Continuing in/)).toBeVisible();
  pass(1500);
  await expect.element(status('Domain added')).toBeVisible();
  expect(account.rows).toHaveLength(2);
});

const typedSince = 'Changes you made while saving aren’t saved yet.';

test.each([
  ['new', 'create', 'Add domain', 'Domain added'],
  ['1/edit', 'update', 'Save changes', 'Changes saved'],
])(
  'what is typed while %s waits was not sent, is told so and stays, for what there is by then',
  async (place, change, save, saved) => {
    const pass = stopClock();
    let refusals = 1;
    const account = openAccount(`#domains/${place}`, domainRows(1), (operation) =>
      operation === `${change}Domain` && refusals-- > 0
        ? refusal({ code: 'rate_limited', until: Date.now() + 1500, outcome: 'none' })
        : undefined);
    if (place === 'new') await field('Domain').fill('https://go.example');
    await field('Root redirect').fill('https://sent.example/');
    await button(save).click();
    await expect.element(page.getByText(/Rate limit reached\. Continuing in/)).toBeVisible();
    await field('404 redirect').fill('https://typed.example/');
    pass(1500);
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
  const account = fakeAccount(domainRows(1), (operation) =>
    operation === 'createDomain'
      ? refusal({ code: 'rate_limited', until: Date.now() + 60_000, outcome: 'none' })
      : undefined,
  );
  await addDomain(account);
  await button('Cancel').click();
  await expect.element(button('Add domain')).not.toHaveAttribute('aria-busy');
  await expect.element(field('Domain')).toHaveValue('https://go.example');
  expect(account.changes()).toHaveLength(1);
});

test('an answer that comes after the form was left neither moves anybody nor leaves a draft', async () => {
  const { promise, resolve } = Promise.withResolvers<{ id: string }>();
  const account = fakeAccount(domainRows(1), undefined, { 'account.change': async () => promise });
  await addDomain(account);
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

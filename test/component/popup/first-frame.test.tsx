import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { sampleConnection } from '../../fixtures/connection';
import { draft, link, page as webPage, popupState } from '../../fixtures/popup-state';
import { samplePreferences } from '../../fixtures/preferences';
import { formState } from './fake-services';
import { button, field, heading } from './locators';
import { openEarly } from './open-early';
import { places } from './places';

const { tabId, url } = webPage;

const seen = 'input, select, button, label';

describe('before the background has answered', () => {
  test('what was typed at an earlier opening is in the form, although the button makes at once', async () => {
    const preferences = samplePreferences({ toolbar: 'at_once' });
    await openEarly(
      { preferences },
      {},
      { kept: { page: url, service: sampleConnection().id, draft } },
    );
    await expect.element(field('Destination URL')).toHaveValue(draft.url);
    await expect.element(field('Alias')).toHaveValue(draft.alias);
  });

  test('what was typed for another page of the tab is not', async () => {
    await openEarly(
      {},
      {},
      { kept: { page: 'https://example.com/before', service: sampleConnection().id, draft } },
    );
    await expect.element(field('Destination URL')).toHaveValue(url);
    await expect.element(field('Alias')).toHaveValue('');
  });

  test('the form is there and has sent nothing; the answer moves nothing, and takes the focus from nobody', async () => {
    const { answer, messages } = await openEarly();
    await expect.element(field('Destination URL')).toHaveValue(url);
    await expect.element(field('Alias')).toHaveFocus();
    await field('Campaign').hover();
    expect(messages).toEqual([]);
    await field('Password').click();
    const before = places(seen);
    answer(formState());
    await expect.poll(() => messages.length).toBeGreaterThan(0);
    expect(places(seen)).toEqual(before);
    await expect.element(field('Password')).toHaveFocus();
  });

  test('what is typed stays, key for key, and is kept as a draft once it is answered', async () => {
    const { answer, inputsOf } = await openEarly();
    await userEvent.keyboard('my-');
    await field('Password').fill('secret1');
    await field('Alias').click();
    expect(inputsOf('draft.save')).toEqual([]);
    answer(formState({ draft: { ...draft, expiry: '2099-01-01', password: 'earlier' } }));
    // Of what was typed at an earlier opening comes what nobody has typed now.
    await expect.element(field('Destination URL')).toHaveValue(draft.url);
    await userEvent.keyboard('alias');
    await expect.element(field('Alias')).toHaveValue('my-alias');
    await expect.element(field('Password')).toHaveValue('secret1');
    await expect.element(page.getByLabelText('Expiration date')).toHaveValue('2099-01-01');
    expect(inputsOf('draft.save')[0]).toMatchObject({
      tabId,
      page: url,
      draft: { url: draft.url, alias: 'my-', password: 'secret1', expiry: '2099-01-01' },
    });
    // Nobody chose anything to be remembered.
    expect(inputsOf('preferences.save')).toEqual([]);
  });

  test('the room of the link is there, with the address that is shortened', async () => {
    const { root, messages, answer } = await openEarly(
      { preferences: samplePreferences() },
      {},
      { url: `${url}&gclid=1` },
    );
    await expect.element(page.getByText(url, { exact: true })).toBeVisible();
    // Nothing is happening yet, so nothing is announced.
    expect(root.querySelector('[role="status"]')?.textContent).toBe('');
    expect(messages).toEqual([]);
    answer(popupState());
    await expect.element(heading('Copied to clipboard')).toBeVisible();
  });

  test('an opening that fails keeps what was typed for when it works', async () => {
    const { fail } = await openEarly({}, { 'popup.open': () => formState() });
    await field('Alias').fill('typed');
    fail(new AppError({ code: 'internal' }));
    await button('Try again').click();
    await expect.element(field('Alias')).toHaveValue('typed');
  });

  test('a choice made meanwhile is kept, and remembered afterwards', async () => {
    const { answer, inputsOf } = await openEarly({}, {}, { url: `${url}&utm_source=x` });
    await page.getByRole('switch').click();
    await expect.element(page.getByRole('switch')).toBeChecked();
    expect(inputsOf('preferences.save')).toEqual([]);
    answer(formState({ page: { ...webPage, url: `${url}&utm_source=x` } }));
    await expect
      .poll(() => inputsOf('preferences.save'))
      .toEqual([{ tracking: { campaign: true } }]);
    await expect.element(page.getByRole('switch')).toBeChecked();
  });
});

describe('a snapshot that is no longer true', () => {
  test('revoked: Connect, and nothing of the form', async () => {
    const { answer } = await openEarly();
    answer(popupState({ connection: null, permitted: false }));
    await expect.element(page.getByRole('link', { name: 'Connect' })).toBeVisible();
    await expect.element(button('Shorten')).not.toBeInTheDocument();
  });

  test('the toolbar button makes at once by now: it is made', async () => {
    const { answer, inputsOf } = await openEarly();
    answer(popupState());
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(inputsOf('link.shorten')).toHaveLength(1);
  });

  test('the same, but somebody has begun to type: nothing is made behind their back', async () => {
    const { answer, inputsOf } = await openEarly();
    await field('Alias').fill('mine');
    answer(popupState({ existing: link }));
    await expect.poll(() => inputsOf('draft.save').length).toBe(1);
    await expect.element(field('Alias')).toHaveValue('mine');
    expect(inputsOf('link.shorten')).toEqual([]);
  });

  test('the form comes first by now: nothing is made', async () => {
    const { answer, inputsOf } = await openEarly({ preferences: samplePreferences() });
    answer(formState());
    await expect.element(field('Destination URL')).toHaveValue(url);
    expect(inputsOf('link.shorten')).toEqual([]);
  });

  test('the page has a link: it is shown', async () => {
    const { answer } = await openEarly();
    answer(formState({ existing: link }));
    await expect.element(page.getByText(/Shortened Sep 2\d, 2026/)).toBeVisible();
  });

  test('another account without folders, and with other domains', async () => {
    const { answer } = await openEarly();
    const connection = sampleConnection({
      id: 'another',
      apis: { account: 'absent', shortUrl: 'available' },
    });
    answer(formState({ connection, domains: ['go.example'] }));
    await expect.element(page.getByRole('option', { name: 'go.example/' })).toBeInTheDocument();
    await expect.element(page.getByLabelText('Campaign')).not.toBeInTheDocument();
  });
});

test('in a private window nothing that is typed or chosen is stored', async () => {
  const { answer, inputsOf } = await openEarly({}, {}, { private: true });
  await field('Alias').fill('mine');
  await field('Domain').selectOptions('links.example.com');
  await field('Campaign').hover();
  answer(formState({ page: { ...webPage, private: true } }));
  await expect.poll(() => inputsOf('account.known').length).toBeGreaterThan(0);
  await expect.element(field('Alias')).toHaveValue('mine');
  expect([inputsOf('draft.save'), inputsOf('preferences.save')]).toEqual([[], []]);
});

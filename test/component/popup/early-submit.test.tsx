import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { PopupState } from '@/lib/model/popup-state';

import { sampleConnection } from '../../fixtures/connection';
import { connection, draft, page as webPage } from '../../fixtures/popup-state';
import { samplePreferences } from '../../fixtures/preferences';
import { formState } from './fake-services';
import { button, field, heading } from './locators';
import { openEarly } from './open-early';

const { url } = webPage;

test('a form that is sent off waits for the answer, and is then done once', async () => {
  const { answer, inputsOf } = await openEarly();
  await field('Alias').fill('mine');
  await button('Shorten').click();
  await expect.element(button('Shorten')).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  expect(inputsOf('link.shorten')).toEqual([]);
  answer(formState());
  await expect.element(heading('Copied to clipboard')).toBeVisible();
  expect(inputsOf('link.shorten')).toMatchObject([{ url, alias: 'mine', again: false }]);
});

test('a draft that is sent off at once is done, in whatever order the browser keeps its fields', async () => {
  const campaign = { kind: 'campaign', id: '7', name: 'Spring' } as const;
  const { url: address, ...others } = draft;
  const stored = { ...others, campaign: { id: '7', name: 'Spring', kind: 'campaign' } } as const;
  const kept = { page: url, service: connection.id, draft: { ...stored, url: address } };
  const { answer, inputsOf } = await openEarly({}, {}, { kept });
  await button('Shorten').click();
  answer(formState({ draft: { ...draft, campaign } }));
  await expect.poll(() => inputsOf('link.shorten')).toMatchObject([{ alias: draft.alias }]);
});

test.for<[string, Partial<PopupState>]>([
  ['another service', { connection: sampleConnection({ id: 'another' }) }],
  ['another page', { page: { ...webPage, url: 'https://example.com/another' } }],
  ['an earlier draft', { draft }],
  ['a page opened by a stranger', { mayAct: false, draft }],
  [
    'another address that is left of this one',
    {
      preferences: samplePreferences({ toolbar: 'form', tracking: { campaign: true } }),
      page: { ...webPage, url: `${url}&utm_source=x` },
    },
  ],
])('a form that was sent off and turns out to be about %s is not done', async ([, changed]) => {
  const { answer, inputsOf } = await openEarly(
    {},
    {},
    { url: changed.page?.url.includes('utm') ? changed.page.url : url },
  );
  await button('Shorten').click();
  answer(formState(changed));
  await expect.element(button('Shorten')).not.toHaveAttribute('aria-busy');
  expect(inputsOf('link.shorten')).toEqual([]);
});

test('a domain that was chosen for another service is none for the one in use', async () => {
  const { answer, inputsOf } = await openEarly();
  await field('Domain').selectOptions('links.example.com');
  await field('Alias').fill('mine');
  answer(formState({ connection: sampleConnection({ id: 'another' }), domains: [] }));
  await expect
    .poll(() => inputsOf('draft.save'))
    .toMatchObject([{ draft: { alias: 'mine', domain: '' } }]);
  expect(inputsOf('preferences.save')).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { connection, draft, link } from '../../../fixtures/popup-state';
import { fails, formState, listed, never } from '../fake-services';
import { button, field, heading } from '../locators';
import { openPopup } from '../open-popup';
import { places } from '../places';

const options = (name: string) =>
  [...(field(name).element() as HTMLSelectElement).options].map(({ text }) => text);

const spring = { kind: 'campaign' as const, id: '1', name: 'Spring' };
const nothingKnown = { 'account.known': () => null };

/** A list that arrives on demand. */
function lateList(...names: string[]) {
  const { promise, resolve } = Promise.withResolvers<{ value: unknown; at: number }>();
  return { promise, arrive: () => resolve({ value: listed(...names), at: 1 }) };
}

describe('campaign and channel in the form', () => {
  test('chosen for another link are still for another one at the next opening', async () => {
    const chosen = { ...draft, campaign: spring };
    const { inputsOf } = await openPopup(formState({ existing: link, draft: chosen }));
    await expect.element(heading('Create another short link')).toBeInTheDocument();
    await button('Shorten').click();
    await expect
      .poll(() => inputsOf('link.shorten'))
      .toMatchObject([{ filing: [spring], again: true }]);
  });

  test('are never waited for', async () => {
    const answers = { 'account.known': never, 'account.read': never };
    const { inputsOf } = await openPopup(formState(), answers);
    (field('Campaign').element() as HTMLElement).focus();
    await button('Shorten').click();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(inputsOf('link.shorten')).toHaveLength(1);
  });

  test('are listed anew once when reached for, and what stands keeps its place', async () => {
    const { inputsOf } = await openPopup(formState(), {
      'account.read': () => ({
        value: {
          ...listed(),
          items: [
            { id: '9', name: 'Winter' },
            { id: null, name: 'Shared' },
            { id: '2', name: 'Fall' },
          ],
        },
        at: 1,
      }),
    });
    await expect.element(field('Campaign')).toBeVisible();
    (field('Campaign').element() as HTMLElement).focus();
    await field('Campaign').hover();
    await expect.poll(() => options('Campaign')).toEqual(['None', 'Spring', 'Fall', 'Winter']);
    expect(inputsOf('account.read')).toEqual([
      { operation: 'listCampaigns', input: { limit: 100, page: 1 }, within: 60_000 },
    ]);
  });

  test('a list that cannot be had leaves what is known, and reaching again asks again', async () => {
    const { inputsOf } = await openPopup(formState(), {
      'account.read': fails({ code: 'unreachable' }),
    });
    await expect.element(field('Channel')).toBeVisible();
    (field('Channel').element() as HTMLElement).focus();
    await expect.poll(() => inputsOf('account.read')).toHaveLength(1);
    (field('Alias').element() as HTMLElement).focus();
    (field('Channel').element() as HTMLElement).focus();
    await expect.poll(() => inputsOf('account.read')).toHaveLength(2);
    expect(options('Channel')).toEqual(['None', 'News', 'Mail']);
  });

  test.each([
    ['that failed', fails({ code: 'unreachable' }), 'Couldn’t load campaigns.'],
    ['that is empty', () => ({ value: listed(), at: 1 }), 'No campaigns yet.'],
    [
      'that is longer',
      () => ({ value: { ...listed('Spring'), nextPage: 2 }, at: 1 }),
      'Showing the first 100 campaigns.',
    ],
  ])('a list %s says so', async (_, read, sentence) => {
    await openPopup(formState(), { ...nothingKnown, 'account.read': read });
    await expect.element(field('Alias')).toHaveFocus();
    (field('Campaign').element() as HTMLElement).focus();
    await expect.element(page.getByText(sentence)).toBeVisible();
  });

  test('lists that come late move nothing and take no choice away', async () => {
    const late = lateList('Autumn', 'Winter');
    const answers = { ...nothingKnown, 'account.read': () => late.promise };
    const kept = { ...draft, campaign: spring };
    await openPopup(formState({ draft: kept }), answers);
    await expect.element(field('Campaign')).toHaveValue('1');
    (field('Campaign').element() as HTMLElement).focus();
    await expect.element(page.getByText('Loading…')).toBeVisible();
    const before = places('input, select, button');
    late.arrive();
    await expect.poll(() => options('Campaign')).toHaveLength(3);
    expect(places('input, select, button')).toEqual(before);
    await expect.element(field('Campaign')).toHaveValue('1');
  });

  test('everything fits, whatever is said', async () => {
    await page.viewport(360, 560);
    const { root } = await openPopup(formState(), {
      'account.known': () => null,
      'account.read': fails({ code: 'timeout' }),
    });
    (field('Campaign').element() as HTMLElement).focus();
    await expect.element(page.getByText('Couldn’t load campaigns.')).toBeVisible();
    const body = root.querySelector('.screen-body');
    expect(body?.scrollHeight).toBe(body?.clientHeight);
  });

  test('cost no message until they are reached for; what was chosen is kept with the draft and asked for', async () => {
    const { inputsOf } = await openPopup(formState(), { 'account.read': never });
    await expect.element(field('Campaign')).toBeVisible();
    expect(options('Campaign')).toEqual(['None']);
    expect(inputsOf('account.known')).toEqual([]);
    for (const name of ['Campaign', 'Channel']) (field(name).element() as HTMLElement).focus();
    await expect.poll(() => options('Campaign')).toEqual(['None', 'Spring', 'Autumn']);
    await expect.poll(() => options('Channel')).toEqual(['None', 'News', 'Mail']);
    expect(inputsOf('account.known')).toEqual([
      { operation: 'listCampaigns', input: { limit: 100, page: 1 } },
      { operation: 'listChannels', input: { limit: 100, page: 1 } },
    ]);
    await userEvent.selectOptions(field('Campaign'), 'Spring');
    await userEvent.selectOptions(field('Channel'), 'Mail');
    const folders = [spring, { kind: 'channel', id: '2', name: 'Mail' }];
    await expect
      .poll(() => inputsOf('draft.save').at(-1))
      .toMatchObject({ draft: { campaign: folders[0], channel: folders[1] } });
    await button('Shorten').click();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(inputsOf('link.shorten')).toMatchObject([{ filing: folders }]);
  });

  test('are left out where the account API is not to be had', async () => {
    const refused = { ...connection, apis: { ...connection.apis, account: 'refused' as const } };
    const { inputsOf } = await openPopup(formState({ connection: refused }));
    await expect.element(button('Shorten')).toBeVisible();
    expect(document.querySelector('[name=campaign]')).toBeNull();
    expect(inputsOf('account.known')).toEqual([]);
  });
});

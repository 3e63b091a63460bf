import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AppError, type ErrorReport } from '@/lib/contract/errors';
import type { PopupState } from '@/lib/contract/popup-state';

import { connection, draft, link, page as webPage, popupState } from '../../unit/popup/popup-state';
import { findViolations } from '../ui/find-violations';
import { fakeServices, formState } from './fake-services';
import { openPopup } from './open-popup';

const never = () => new Promise<never>(() => {});
const fails = (report: ErrorReport) => async (): Promise<never> => {
  throw new AppError(report);
};

type Answers = Parameters<typeof fakeServices>[0];

const longWord = 'x'.repeat(120);
const wrong = {
  url: '',
  alias: 'a b',
  password: '/',
  expiry: '2020-01-01',
  domain: 'gone.example',
};
const tracked = { ...webPage, url: `${webPage.url}&utm_source=${longWord}&ref=b` };

const longFolder = { kind: 'campaign' as const, id: 9, name: longWord };
const filing = [
  { ...longFolder, state: 'failed' as const },
  { ...longFolder, kind: 'channel' as const, state: 'done' as const },
];

/** Every screen, by what stands on it when it is done. */
const screens: [string, PopupState, Answers, string | RegExp][] = [
  ['result', popupState(), {}, 'Copied'],
  [
    'existing',
    popupState({ existing: { ...link, longUrl: `https://${longWord}.example/` } }),
    {},
    'You have this link already',
  ],
  [
    'long link',
    popupState({ existing: { ...link, shortUrl: `https://short.example/${longWord}` } }),
    {},
    longWord,
  ],
  ['filed', popupState({ existing: { ...link, filing } }), {}, 'Retry'],
  [
    'form with long names',
    formState({ draft: { ...draft, campaign: longFolder } }),
    { 'link.numbering': () => 'misfit' },
    /^This service did not take links by their number before/,
  ],
  ['making', popupState(), { 'link.shorten': never }, 'Making your short link…'],
  ['form', formState({ page: tracked }), {}, 'Remove tracking'],
  ['form with mistakes', formState({ draft: { ...draft, ...wrong } }), {}, 'This day is over.'],
  [
    'paste',
    popupState({ page: { ...webPage, url: '', problem: 'store' } }),
    {},
    /^The browser keeps/,
  ],
  [
    'failure',
    popupState(),
    { 'link.shorten': fails({ code: 'forbidden', said: longWord }) },
    /^The service refuses/,
  ],
  [
    'rate limited',
    popupState(),
    { 'link.shorten': fails({ code: 'rate_limited', until: Date.now() + 60_000 }) },
    /^Try again in/,
  ],
  [
    'uncertain',
    popupState({ uncertain: true }),
    { 'link.recheck': fails({ code: 'offline' }) },
    'Perhaps it was made',
  ],
  ['not connected', popupState({ connection: null }), {}, 'Short links of your own'],
  ['not permitted', popupState({ permitted: false }), {}, 'Permission is missing'],
  [
    'not offered',
    popupState({ connection: { ...connection, apis: { account: 'absent', shortUrl: 'absent' } } }),
    {},
    'No links from this service',
  ],
];

async function openScreen([, state, answers, landmark]: (typeof screens)[number]) {
  const root = await openPopup(fakeServices(answers).services, state);
  await expect.element(page.getByText(landmark, { exact: true }).first()).toBeVisible();
  return root;
}

describe.each(screens)('%s', (...screen) => {
  test('keeps nobody out', async () => {
    const root = await openScreen(screen);
    expect(await findViolations(root)).toEqual([]);
  });

  test.each([360, 320])('needs no sideways scrolling at %i px', async (width) => {
    await page.viewport(width, 560);
    const root = await openScreen(screen);
    const body = root.querySelector('.screen-body');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(body?.scrollWidth).toBeLessThanOrEqual(width);
  });

  test('has targets of 24 px or more', async () => {
    await page.viewport(360, 560);
    const root = await openScreen(screen);
    const small = [
      ...root.querySelectorAll('a, button, input:not([role=switch]), select, .switch'),
    ].filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width < 24 || height < 24;
    });
    expect(small.map((target) => target.outerHTML)).toEqual([]);
  });
});

describe('by keyboard alone', () => {
  test('Tab goes through the form in the order in which it is read', async () => {
    await openPopup(fakeServices().services, formState());
    const names: (string | undefined)[] = [];
    await expect.element(page.getByLabelText('Alias', { exact: true })).toHaveFocus();
    for (let step = 0; step < 9; step++) {
      await userEvent.keyboard('{Tab}');
      const focused = document.activeElement;
      names.push(
        focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement
          ? focused.name
          : (focused?.textContent ?? undefined),
      );
    }
    expect(names).toEqual([
      'Suggest',
      'password',
      'Reveal',
      'Generate',
      'expiry',
      'domain',
      'campaign',
      'channel',
      'Shorten',
    ]);
  });

  test('a busy button keeps its focus', async () => {
    await openPopup(fakeServices({ 'link.shorten': never }).services, formState());
    const shorten = page.getByRole('button', { name: 'Shorten' });
    (shorten.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(shorten).toHaveAttribute('aria-busy', 'true');
    await expect.element(shorten).toHaveFocus();
  });
});

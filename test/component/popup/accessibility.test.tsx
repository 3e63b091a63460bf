import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { connection, draft, link, page as webPage, popupState } from '../../fixtures/popup-state';
import { checkScreens, type PopupScreen } from './check-screens';
import { fails, formState, never } from './fake-services';
import { button, field } from './locators';
import { openPopup } from './open-popup';

const longWord = 'x'.repeat(120);
const wrong = {
  url: '',
  alias: 'a b',
  password: '/',
  expiry: '2020-01-01',
  domain: 'gone.example',
};
const tracked = { ...webPage, url: `${webPage.url}&utm_source=${longWord}&ref=b` };

const longFolder = { kind: 'campaign' as const, id: '9', name: longWord };
const filing = [
  { ...longFolder, state: 'failed' as const },
  { ...longFolder, kind: 'channel' as const, state: 'done' as const },
];

/** What the button of the toolbar leads to, by what stands on it when it is done. */
const screens: PopupScreen[] = [
  ['result', popupState(), {}, 'Copied to clipboard'],
  [
    'existing',
    popupState({ existing: { ...link, longUrl: `https://${longWord}.example/` } }),
    {},
    /^Shortened /,
  ],
  [
    'long link',
    popupState({ existing: { ...link, shortUrl: `https://short.example/${longWord}` } }),
    {},
    longWord,
  ],
  ['disabled', popupState({ existing: { ...link, status: 'disabled' } }), {}, 'Link disabled'],
  ['filed', popupState({ existing: { ...link, filing } }), {}, 'Try again'],
  ['form with long names', formState({ draft: { ...draft, campaign: longFolder } }), {}, 'Shorten'],
  ['making', popupState(), { 'link.shorten': never }, 'Creating your short link…'],
  ['form', formState({ page: tracked }), {}, 'Remove tracking'],
  [
    'form with mistakes',
    formState({ draft: { ...draft, ...wrong } }),
    {},
    'This date is in the past.',
  ],
  [
    'paste',
    popupState({ page: { ...webPage, url: '', problem: 'store' } }),
    {},
    /^Browsers don’t let/,
  ],
  [
    'failure',
    popupState(),
    { 'link.shorten': fails({ code: 'forbidden', said: longWord }) },
    /Your API key or plan/,
  ],
  [
    'rate limited',
    popupState(),
    { 'link.shorten': fails({ code: 'rate_limited', until: Date.now() + 60_000 }) },
    /Your service allows the next link in/,
  ],
  [
    'uncertain',
    popupState({ uncertain: true }),
    { 'link.recheck': fails({ code: 'offline' }) },
    'The link may already exist',
  ],
  [
    'not connected',
    popupState({ connection: null }),
    {},
    'Your own short links, copied in one click',
  ],
  ['not permitted', popupState({ permitted: false }), {}, 'Allow access to your service'],
  [
    'not offered',
    popupState({ connection: { ...connection, apis: { account: 'absent', shortUrl: 'absent' } } }),
    {},
    'This service can’t create links',
  ],
];

checkScreens(screens);

describe('by keyboard alone', () => {
  test('Tab goes through the form in the order in which it is read', async () => {
    await openPopup(formState());
    const names: (string | undefined)[] = [];
    await expect.element(field('Alias')).toHaveFocus();
    for (let step = 0; step < 9; step++) {
      await userEvent.keyboard('{Tab}');
      const focused = document.activeElement;
      names.push(
        focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement
          ? focused.name
          : (focused?.getAttribute('aria-label') ?? focused?.textContent ?? undefined),
      );
    }
    expect(names).toEqual([
      'Suggest an alias',
      'password',
      'Show password',
      'Generate a password',
      'expiry',
      'campaign',
      'channel',
      'Tags',
      'Shorten',
    ]);
  });

  test('a busy button keeps its focus', async () => {
    await openPopup(formState(), { 'link.shorten': never });
    const shorten = button('Shorten');
    (shorten.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(shorten).toHaveAttribute('aria-busy', 'true');
    await expect.element(shorten).toHaveFocus();
  });
});

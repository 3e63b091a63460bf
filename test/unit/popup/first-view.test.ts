import { describe, expect, test } from 'vitest';

import { firstView, type Beginning } from '@/components/popup/first-view';
import type { PopupState } from '@/lib/contract/popup-state';

import { connection, draft, link, page, popupState } from './popup-state';

const atOnce = popupState().preferences;
const form = { ...atOnce, toolbar: 'form' as const };
const apis = (shortUrl: 'refused' | 'absent') => ({
  ...connection,
  apis: { account: 'available' as const, shortUrl },
});

const table: [string, Partial<PopupState>, Beginning][] = [
  ['an ordinary page', {}, 'make'],
  ['the form chosen', { preferences: form }, 'form'],
  ['a private window', { page: { ...page, private: true } }, 'form'],
  ['a page that cannot be shortened', { page: { ...page, problem: 'browser_page' } }, 'form'],
  ['a draft', { draft }, 'form'],
  ['a draft although the page has a link', { draft, existing: link }, 'form'],
  ['a page that has a link', { existing: link }, 'show'],
  ['a page that has a link, the form chosen', { existing: link, preferences: form }, 'show'],
  ['an uncertain create', { uncertain: true }, 'look'],
  ['an uncertain create with its draft', { uncertain: true, draft }, 'look'],
  ['no connection', { connection: null, permitted: false }, 'not_connected'],
  ['no connection, an uncertain create', { connection: null, uncertain: true }, 'not_connected'],
  ['no permission', { permitted: false }, 'not_permitted'],
  ['no permission, a page that has a link', { permitted: false, existing: link }, 'not_permitted'],
  ['a key that may make no links', { connection: apis('refused') }, 'not_offered'],
  ['a service that makes no links', { connection: apis('absent') }, 'not_offered'],
];

describe('what opening the popup does', () => {
  test.each(table)('%s', (_, differences, beginning) => {
    expect(firstView(popupState(differences))).toBe(beginning);
  });
});

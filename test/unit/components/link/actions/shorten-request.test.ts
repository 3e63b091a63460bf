import { describe, expect, test } from 'vitest';

import { toShortenRequest } from '@/components/link/actions/make-link';
import { initialDraft } from '@/components/link/model';
import type { PopupState } from '@/lib/model/popup-state';

import { connection, draft, page, popupState } from '../../../../fixtures/popup-state';

const blank = initialDraft(popupState());

describe('what the form begins with', () => {
  const remembered = (lastDomain: string) =>
    popupState({ preferences: { ...popupState().preferences, lastDomain } });

  test.each<[string, PopupState, Partial<typeof blank>]>([
    ['the page', popupState(), { url: page.url, alias: '', domain: '' }],
    ['what was typed', popupState({ draft }), draft],
    [
      'nothing where the page cannot be shortened',
      popupState({ page: { ...page, url: 'about:blank', problem: 'browser_page' } }),
      { url: '' },
    ],
    ['the domain used last', remembered('links.example.com'), { domain: 'links.example.com' }],
    ['no domain that is gone', remembered('gone.example.com'), { domain: '' }],
  ])('is %s', (_, state, expected) => {
    expect(initialDraft(state)).toMatchObject(expected);
  });
});

describe('what is asked for', () => {
  test('leaves blank options out', () => {
    expect(toShortenRequest(popupState(), blank, false)).toEqual({
      url: page.url,
      title: 'An article',
      again: false,
      tabId: 3,
      page: page.url,
    });
  });

  test('carries every option', () => {
    const options = {
      alias: 'a',
      password: 'p',
      expiry: '2026-12-01',
      domain: 'links.example.com',
    };
    expect(toShortenRequest(popupState(), { ...blank, ...options }, true)).toMatchObject({
      ...options,
      again: true,
    });
  });

  const campaign = { kind: 'campaign' as const, id: '1', name: 'Spring' };
  const channel = { kind: 'channel' as const, id: '2', name: 'News' };

  test.each([
    [{ campaign, channel }, [campaign, channel]],
    [{ channel }, [channel]],
    [{}, undefined],
  ])('carries the folders that were chosen: %j', (chosen, filing) => {
    expect(toShortenRequest(popupState(), { ...blank, ...chosen }, false).filing).toEqual(filing);
  });

  test('carries no folder that is not shown, as the account API is gone', () => {
    const gone = { ...connection, apis: { ...connection.apis, account: 'refused' as const } };
    const request = toShortenRequest(
      popupState({ connection: gone }),
      { ...blank, campaign },
      false,
    );
    expect(request.filing).toBeUndefined();
  });

  test('removes known trackers, and campaign tags where that is asked for', () => {
    const url = 'https://example.com/a?id=5&utm_source=x&fbclid=y#part';
    const removesCampaigns = popupState({
      preferences: { ...popupState().preferences, tracking: { campaign: true } },
    });
    expect(toShortenRequest(popupState(), { ...blank, url }, false).url).toBe(
      'https://example.com/a?id=5&utm_source=x#part',
    );
    expect(toShortenRequest(removesCampaigns, { ...blank, url }, false).url).toBe(
      'https://example.com/a?id=5#part',
    );
  });

  test('gives the page’s title to the page’s address alone', () => {
    expect(
      toShortenRequest(popupState(), { ...blank, url: `${page.url}&fbclid=x` }, false).title,
    ).toBe('An article');
    expect(
      toShortenRequest(popupState(), { ...blank, url: 'https://example.com/b' }, false).title,
    ).toBe('');
  });

  test('normalises an address without a scheme', () => {
    expect(toShortenRequest(popupState(), { ...blank, url: ' example.com/ä ' }, false).url).toBe(
      'https://example.com/%C3%A4',
    );
  });

  test('names no tab in a private window', () => {
    const state = popupState({ page: { ...page, private: true } });
    const request = toShortenRequest(state, blank, false);
    expect(request).toMatchObject({ tabId: null });
    expect(request.page).toBeUndefined();
  });

  test('names the tab whose draft the form holds, and none where what was typed is for later', () => {
    const state = popupState({ draft });
    const asked = [draft, blank].map((held) => toShortenRequest(state, held, false).tabId);
    expect(asked).toEqual([page.tabId, null]);
  });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import { forgetDraftsWithTabs } from '@/lib/background/popup-state';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { ShortenOutcome } from '@/lib/model/shorten';
import { drafts } from '@/lib/storage/drafts';

import { sampleLink } from '../../fixtures/link';
import { handlersWith } from './handlers-of';

const page = 'https://example.com/';
const folders = { campaign: null, channel: null };
const draft = { url: page, alias: '', password: 'kept', expiry: '', domain: '', ...folders };
const kept = { page, service: 'https://short.example', draft };

const { onRemoved } = fakeBrowser.tabs;

const closeTab = async (tabId: number): Promise<unknown> =>
  onRemoved.trigger(tabId, { windowId: 1, isWindowClosing: false });

const isListening = async (wanted: boolean): Promise<void> =>
  vi.waitFor(() => expect(onRemoved.hasListeners()).toBe(wanted));

beforeEach(async () => {
  // A reset would unhook what listens to changes as well.
  onRemoved.removeAllListeners();
  await fakeBrowser.storage.session.clear();
});

test('a closed tab that the worker was woken for takes its draft along, and no other', async () => {
  await drafts.save(1, kept);
  await drafts.save(2, kept);
  forgetDraftsWithTabs();
  await closeTab(1);
  await vi.waitFor(async () => expect(await drafts.find(1, page)).toBeNull());
  expect(await drafts.find(2, page)).toEqual(kept);
  await isListening(true);
});

test('nobody listens to closed tabs while there is no draft', async () => {
  const look = forgetDraftsWithTabs();
  expect(onRemoved.hasListeners()).toBe(true);
  await look();
  expect(onRemoved.hasListeners()).toBe(false);
});

test('somebody does as soon as there is one, until the last is gone', async () => {
  const look = forgetDraftsWithTabs();
  await look();
  await drafts.save(1, kept);
  await isListening(true);
  await drafts.save(2, kept);
  await drafts.forget(1);
  await look();
  expect(onRemoved.hasListeners()).toBe(true);
  await closeTab(2);
  await isListening(false);
  expect(await drafts.exist()).toBe(false);
});

test('and where nobody can tell whether there is one', async () => {
  const look = forgetDraftsWithTabs();
  await drafts.save(1, kept);
  vi.spyOn(drafts, 'exist').mockRejectedValueOnce(new Error('The storage is gone.'));
  await look();
  expect(onRemoved.hasListeners()).toBe(true);
});

describe('what was typed for a page', () => {
  const link = sampleLink();
  const lacking: ErrorReport = { code: 'not_as_asked', field: 'password', link };

  /** The messages that make links, and what comes of each. */
  const answering = (come: () => Promise<ShortenOutcome | null>) =>
    handlersWith({ links: { shorten: come, recheck: come }, stores: { drafts } });

  test.each([
    ['is found as asked', async () => ({ how: 'found' as const, link }), null],
    ['is found, but not as asked', async () => Promise.reject(new AppError(lacking)), null],
    ['is not there', async () => null, kept],
    [
      'cannot be told yet',
      async () => Promise.reject(new AppError({ code: 'outcome_unknown', outcome: 'unknown' })),
      kept,
    ],
  ])('is done when its lost link %s, or else stays', async (_, come, left) => {
    await drafts.save(1, kept);
    const forgetting = vi.spyOn(drafts, 'forget');
    const { 'link.recheck': recheck } = answering(come);
    await recheck({ url: page, tabId: 1, page }).catch(() => null);
    await Promise.all(forgetting.mock.results.map(({ value }) => value));
    expect(await drafts.find(1, page)).toEqual(left);
  });

  test.each(['link.shorten', 'link.recheck'] as const)(
    'stays with its page where %s is for another page of the same tab',
    async (name) => {
      await drafts.save(1, kept);
      const forgetting = vi.spyOn(drafts, 'forget');
      const url = 'https://example.com/next';
      const asked = { url, title: '', again: false, tabId: 1, page: url };
      await answering(async () => ({ how: 'created', link }))[name](asked);
      await Promise.all(forgetting.mock.results.map(({ value }) => value));
      expect(await drafts.find(1, page)).toEqual(kept);
    },
  );
});

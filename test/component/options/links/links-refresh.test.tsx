import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { VisitRefresher } from '@/components/options/links/data/visit-refresher';
import type { MessageInput } from '@/lib/messages/inputs';
import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';

import { fakeServices } from '../fake-services';
import { linkTo, manyLinks } from './link-background';
import { inWideWindow, openLinks, row, status } from './open-links';

/** Links that nobody looked at yet. */
const unlooked = (count: number): LinkRecord[] =>
  manyLinks(count).map(({ told: _told, ...link }) => link);

const withVisits = (link: LinkRecord): LinkRecord => ({
  ...link,
  told: { at: Date.now(), visits: 128, lastAccessed: null, before: null, gone: false },
});

/** A visit refresher whose requests are answered by hand. */
function visitRefresherOver(hidden = { now: false }) {
  const waiting: { shortUrl: string; answer: PromiseWithResolvers<LinkRecord> }[] = [];
  const { services } = fakeServices({
    'link.refresh': async ({ shortUrl }: MessageInput<'link.refresh'>) => {
      const answer = Promise.withResolvers<LinkRecord>();
      waiting.push({ shortUrl, answer });
      return answer.promise;
    },
  });
  const refreshed: string[] = [];
  const pauses: (number | null)[] = [];
  const refresher = new VisitRefresher({
    send: services.send,
    onRefreshed: (shortUrl) => void refreshed.push(shortUrl),
    onPause: (until) => void pauses.push(until),
    isHidden: () => hidden.now,
  });
  const next = async (how: (answer: PromiseWithResolvers<LinkRecord>) => void) => {
    const first = waiting.shift();
    if (first !== undefined) how(first.answer);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    refresher,
    refreshed,
    pauses,
    waiting: () => waiting.map(({ shortUrl }) => shortUrl.split('/').at(-1)),
    answer: async () => next(({ resolve }) => resolve(linkTo('any'))),
    refuse: async (failure: unknown) => next(({ reject }) => reject(failure)),
  };
}

describe('the visit refresher', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('refreshes links once they were in sight for a while, two at a time, in their order', async () => {
    const { refresher, waiting, answer, refreshed } = visitRefresherOver();
    refresher.setVisible(() => unlooked(9));
    await vi.advanceTimersByTimeAsync(300);
    refresher.setVisible(() => unlooked(4));
    await vi.advanceTimersByTimeAsync(399);
    expect(waiting()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(waiting()).toEqual(['n0', 'n1']);
    await answer();
    expect(waiting()).toEqual(['n1', 'n2']);
    expect(refreshed).toEqual(['https://short.example/n0']);
  });

  test('asks nothing more for a screen that is gone, whatever comes of what was sent', async () => {
    const { refresher, waiting, answer, refuse, pauses } = visitRefresherOver();
    refresher.setVisible(() => unlooked(9));
    await vi.advanceTimersByTimeAsync(400);
    refresher.stop();
    await refuse(new AppError({ code: 'rate_limited', until: Date.now() + 2000 }));
    await answer();
    refresher.setVisible(() => unlooked(9));
    refresher.resume();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(waiting()).toEqual([]);
    expect(pauses).toEqual([]);
  });

  test('leaves links alone that were refreshed within ten minutes', async () => {
    const { refresher, waiting } = visitRefresherOver();
    const at = (ago: number) => ({
      at: Date.now() - ago,
      visits: 1,
      lastAccessed: null,
      before: null,
      gone: false,
    });
    refresher.setVisible(() => [
      linkTo('young', { told: at(590_000) }),
      linkTo('old', { told: at(601_000) }),
      // Before the clock was set back.
      linkTo('ahead', { told: at(-60_000) }),
    ]);
    await vi.advanceTimersByTimeAsync(400);
    expect(waiting()).toEqual(['old', 'ahead']);
  });

  test('stops at the rate limit, says until when, and goes on with the same link', async () => {
    const { refresher, waiting, refuse, answer, pauses } = visitRefresherOver();
    refresher.setVisible(() => unlooked(3));
    await vi.advanceTimersByTimeAsync(400);
    const until = Date.now() + 20_000;
    await refuse(new AppError({ code: 'rate_limited', until }));
    await answer();
    expect(waiting()).toEqual([]);
    expect(pauses).toEqual([until]);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(waiting()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(waiting()).toEqual(['n0', 'n2']);
    expect(pauses).toEqual([until, null]);
  });

  test('does not ask again about a link that failed', async () => {
    const { refresher, waiting, refuse } = visitRefresherOver();
    refresher.setVisible(() => unlooked(1));
    await vi.advanceTimersByTimeAsync(400);
    await refuse(new AppError({ code: 'unexpected_response' }));
    refresher.setVisible(() => unlooked(2));
    await vi.advanceTimersByTimeAsync(400);
    expect(waiting()).toEqual(['n1']);
  });

  test('asks about none once it is clear that all would fail, until a retry', async () => {
    const { refresher, waiting, refuse } = visitRefresherOver();
    refresher.setVisible(() => unlooked(5));
    await vi.advanceTimersByTimeAsync(400);
    await refuse(new AppError({ code: 'offline' }));
    await refuse(new AppError({ code: 'offline' }));
    refresher.setVisible(() => unlooked(5));
    await vi.advanceTimersByTimeAsync(400);
    expect(waiting()).toEqual([]);
    refresher.retryFailed();
    refresher.setVisible(() => unlooked(5));
    await vi.advanceTimersByTimeAsync(400);
    expect(waiting()).toEqual(['n0', 'n1']);
  });

  test('asks nothing while nobody sees the page, nor when the list is left', async () => {
    const hidden = { now: true };
    const { refresher, waiting, answer } = visitRefresherOver(hidden);
    refresher.setVisible(() => unlooked(5));
    await vi.advanceTimersByTimeAsync(400);
    expect(waiting()).toEqual([]);
    hidden.now = false;
    refresher.resume();
    expect(waiting()).toEqual(['n0', 'n1']);
    refresher.stop();
    await answer();
    expect(waiting()).toEqual(['n1']);
  });
});

describe('on the screen', () => {
  inWideWindow();

  test('a refreshed row changes in its place', async () => {
    const links = unlooked(3);
    openLinks(links, {
      'link.refresh': ({ shortUrl }) =>
        withVisits(links.find((link) => link.shortUrl === shortUrl) ?? linkTo('other')),
    });
    await expect.element(row('About n0')).not.toMatchTextContent(/visits/);
    await expect.element(row('About n2')).toMatchTextContent(/128 visits/);
    await expect.element(status('3 links')).toBeVisible();
  });

  test('links that arrive in rows already in sight are refreshed', async () => {
    const links = unlooked(2);
    const { inputsOf } = openLinks(links, {
      'link.refresh': ({ shortUrl }) => withVisits(linkTo(shortUrl.slice(-2))),
    });
    await expect.poll(() => inputsOf('link.refresh')).toHaveLength(2);
    // As many rows, and none of them scrolled.
    links.splice(0, 2, ...unlooked(4).slice(2));
    window.dispatchEvent(new Event('focus'));
    await expect.poll(() => inputsOf('link.refresh')).toHaveLength(4);
  });

  test('the rate limit is shown as seconds in the status line, and read out once', async () => {
    openLinks(unlooked(3), {
      'link.refresh': () => {
        throw new AppError({ code: 'rate_limited', until: Date.now() + 60_000 });
      },
    });
    await expect
      .element(status('Visit counts update when the rate limit allows'))
      .toBeInTheDocument();
    await expect
      .poll(() => document.querySelector('.links-sync')?.textContent)
      .toMatch(/Visit counts update in \d+ s/);
  });
});

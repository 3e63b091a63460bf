import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Filing, type FolderFiling } from '@/components/link/filing/filing';
import type { LinkServices } from '@/components/link/view';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { FilingStep, Folder } from '@/lib/model/link';

import { link } from '../../../../fixtures/popup-state';

const spring: Folder = { kind: 'campaign', id: '1', name: 'Spring' };
const autumn: Folder = { kind: 'campaign', id: '2', name: 'Autumn' };
const news: Folder = { kind: 'channel', id: '1', name: 'News' };

const wanted = (folder: Folder): FilingStep => ({ ...folder, state: 'wanted' });
const done = (folder: Folder): FilingStep => ({ ...folder, state: 'done' });
const failed = (folder: Folder): FilingStep => ({ ...folder, state: 'failed' });

interface FilingInput {
  folder: Folder;
  linkId: number | null;
  shortUrl: string;
}

/** A background that answers one filing after the other with the given answers, and then with success. */
function filingOf(steps: FilingStep[], ...answers: (ErrorReport | Promise<void>)[]) {
  const requests: FilingInput[] = [];
  const send = (async (_: string, input: FilingInput) => {
    requests.push(input);
    const answer = answers.shift();
    if (answer instanceof Promise) await answer;
    else if (answer !== undefined) throw new AppError(answer);
    return done(input.folder);
  }) as unknown as LinkServices['send'];
  const filing = new Filing(send, { ...link, filing: steps });
  return { filing, requests, names: () => requests.map(({ folder }) => folder.name) };
}

const shown = ({ steps }: Filing): [string, FolderFiling['state']][] =>
  steps.map(({ folder, state }) => [folder.name, state]);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

const settle = async () => vi.advanceTimersByTimeAsync(0);

describe('filing a link', () => {
  test('files what is wanted, one after the other', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { filing, requests, names } = filingOf([wanted(spring), wanted(news)], promise);
    filing.start();
    filing.start();
    await settle();
    expect(requests).toEqual([{ shortUrl: link.shortUrl, linkId: '7', folder: spring }]);
    resolve();
    await settle();
    expect(names()).toEqual(['Spring', 'News']);
    expect(shown(filing)).toEqual([
      ['Spring', 'done'],
      ['News', 'done'],
    ]);
  });

  test('goes on with what was cut off where the link is wanted in the same folder again', async () => {
    const { filing, names } = filingOf([wanted(news)]);
    filing.add(news);
    await settle();
    expect(names()).toEqual(['News']);
    expect(shown(filing)).toEqual([['News', 'done']]);
  });

  test('leaves alone what is done, and what failed another day', async () => {
    const { filing, requests } = filingOf([done(spring), failed(news)]);
    filing.start();
    await settle();
    expect(requests).toEqual([]);
  });

  test('goes on after a step that failed, which says why and is tried again once a press', async () => {
    const { filing, names } = filingOf([wanted(spring), wanted(news)], { code: 'forbidden' });
    filing.start();
    await settle();
    expect(shown(filing)).toEqual([
      ['Spring', 'failed'],
      ['News', 'done'],
    ]);
    expect(filing.steps[0]?.error).toEqual({ code: 'forbidden' });
    filing.retry(spring);
    filing.retry(spring);
    await settle();
    filing.retry(spring);
    expect(names()).toEqual(['Spring', 'News', 'Spring']);
    expect(shown(filing)[0]).toEqual(['Spring', 'done']);
  });

  test('waits out the rate limit and goes on by itself', async () => {
    const until = Date.now() + 7000;
    const { filing, names } = filingOf([wanted(spring), wanted(news)], {
      code: 'rate_limited',
      until,
    });
    filing.start();
    await settle();
    expect(filing.steps[0]).toMatchObject({ state: 'busy', until });
    await vi.advanceTimersByTimeAsync(6999);
    expect(names()).toEqual(['Spring']);
    await vi.advanceTimersByTimeAsync(1);
    expect(names()).toEqual(['Spring', 'Spring', 'News']);
    expect(filing.steps[0]).toMatchObject({ state: 'done', until: null });
  });

  test.each([
    ['none is told', undefined, 60_000],
    ['it is over already', 5, 1000],
  ])('waits a while where %s', async (_, until, wait) => {
    const report: ErrorReport = { code: 'rate_limited', ...(until === undefined ? {} : { until }) };
    const { filing, names } = filingOf([wanted(news)], report);
    filing.start();
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(names()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(names()).toHaveLength(2);
  });
});

describe('adding a folder', () => {
  test('files at once, and no folder twice', async () => {
    const { filing, names } = filingOf([]);
    filing.add(news);
    filing.add(news);
    await settle();
    filing.add(news);
    await settle();
    expect(names()).toEqual(['News']);
  });

  test('tries a folder that failed once more', async () => {
    const { filing, names } = filingOf([failed(news)]);
    filing.add(news);
    await settle();
    expect(names()).toEqual(['News']);
    expect(shown(filing)).toEqual([['News', 'done']]);
  });

  test('leaves a link in the channels where it is', async () => {
    const { filing } = filingOf([done(news)]);
    filing.add({ ...news, id: '2', name: 'Mail' });
    await settle();
    expect(shown(filing)).toEqual([
      ['News', 'done'],
      ['Mail', 'done'],
    ]);
  });

  test('moves the link into another campaign, and leaves the channels', async () => {
    const { filing } = filingOf([done(spring), done(news)]);
    expect(filing.campaign).toEqual(spring);
    filing.add(autumn);
    await settle();
    expect(shown(filing)).toEqual([
      ['News', 'done'],
      ['Autumn', 'done'],
    ]);
    expect(filing.campaign).toEqual(autumn);
  });

  test('keeps the campaign when the move fails', async () => {
    const { filing } = filingOf([done(spring)], { code: 'not_found' });
    filing.add(autumn);
    await settle();
    expect(shown(filing)).toEqual([
      ['Spring', 'done'],
      ['Autumn', 'failed'],
    ]);
    expect(filing.campaign).toEqual(spring);
  });

  test('takes the place of a campaign that was not reached', async () => {
    const { filing, names } = filingOf([failed(spring)]);
    filing.add(autumn);
    await settle();
    expect(names()).toEqual(['Autumn']);
    expect(shown(filing)).toEqual([['Autumn', 'done']]);
  });
});

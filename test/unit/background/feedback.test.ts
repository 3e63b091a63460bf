import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import { withdrawFeedback, reportJob, updateButton } from '@/lib/background/feedback';
import type { Parts } from '@/lib/background/parts';
import type { Bulk, Job, JobItem } from '@/lib/model/run';
import type { Note } from '@/lib/platform/notifications';
import { preferencesItem, servicesItem } from '@/lib/storage/items';

import { sampleBulk } from '../../fixtures/bulk';
import { sampleService, servicesById } from '../../fixtures/connection';
import { copiedJob as job, madeItem as made, openItem as open } from '../../fixtures/job';
import { link } from '../../fixtures/popup-state';

const { said, messages } = vi.hoisted(() => ({
  said: Array.of<string>(),
  messages: Array.of<string>(),
}));

vi.mock('@/lib/platform/badge', () => ({
  showBadge: async (tabId: number | null, { text }: { text: string }, title: string) =>
    void said.push(`badge ${String(tabId)} ${text} ${title}`),
  clearBadge: async (tabId: number | null) => void said.push(`no badge ${String(tabId)}`),
}));
vi.mock('@/lib/platform/alarms', () => ({
  setPeriodicAlarm: async (_name: string, wanted: boolean) =>
    void said.push(`wake ${String(wanted)}`),
}));
vi.mock('@/lib/platform/notifications', () => ({
  notify: async (id: string, { title, message, button }: Note) => {
    said.push(`note ${id} ${title} ${String(button)}`);
    messages.push(message);
  },
  clearNotification: async (id: string) => void said.push(`no note ${id}`),
}));

const failed: JobItem = { ...open, error: { code: 'offline' } };
const elsewhere: JobItem = { ...open, error: { code: 'wrong_host', link } };

/** Jobs of which one, or none, is left to show, and some are under way. */
const showing = (left: Job | null, underWay: Job[] = [], list: Bulk | null = null) => {
  const toShow = async (isPrivate: boolean) => (left?.private === isPrivate ? left : null);
  const jobs = { toShow, underWay: () => underWay };
  return { jobs, bulk: { get: async () => list } } as unknown as Parts;
};

const prefer = async (changes: { tick?: boolean; notifications?: boolean }) =>
  preferencesItem.update((before) => ({ ...before, ...changes }));

beforeEach(async () => {
  vi.useFakeTimers();
  fakeBrowser.reset();
  await preferencesItem.remove();
  said.length = 0;
  messages.length = 0;
});

describe('a job under way', () => {
  test.each([
    [null, '2', '1 of 3 links'],
    [1, '…', '1 of 3 links (waiting for the rate limit)'],
  ])('of several: how many are left (waits until %s)', async (waitsUntil, text, title) => {
    const items = [made, open, open];
    const working = job({ items, state: 'working', copied: null, waitsUntil });
    await reportJob(showing(working, [working]), working);
    expect(said).toEqual(['wake true', `badge null ${text} Curtail: ${title}`]);
  });
});

describe('a job that ended well', () => {
  test('a tick on its tab for a moment, and no notification unless it is wanted', async () => {
    await reportJob(showing(null), job({}));
    expect(said.toSorted()).toEqual([
      'badge 3 ✓ Curtail: link copied',
      'no badge null',
      'wake false',
    ]);
    said.length = 0;
    await vi.advanceTimersByTimeAsync(4000);
    expect(said).toEqual(['no badge 3']);
  });

  test('a tick soon after another one lasts as long as any', async () => {
    await reportJob(showing(null), job({}));
    await vi.advanceTimersByTimeAsync(3000);
    await reportJob(showing(null), job({ id: 'two' }));
    said.length = 0;
    await vi.advanceTimersByTimeAsync(3999);
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(said).toEqual(['no badge 3']);
  });

  test('asked for in no tab: the tick is shown last, and nothing takes it away at once', async () => {
    const toShow = async () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 10));
    const work = showing(null);
    Object.assign(work.jobs, { toShow });
    const reported = reportJob(work, job({ tabId: null }));
    await vi.advanceTimersByTimeAsync(100);
    await reported;
    expect(said.at(-1)).toBe('badge null ✓ Curtail: link copied');
  });

  test('asked for in no tab: the tick of all tabs gives way to what is left to tell', async () => {
    await reportJob(showing(null), job({ tabId: null }));
    said.length = 0;
    await vi.advanceTimersByTimeAsync(4000);
    expect(said).toEqual(['wake false', 'no badge null']);
  });

  test('what was removed from its address is shown, with the way to keep it', async () => {
    await prefer({ notifications: true });
    await reportJob(showing(null), job({ items: [{ ...made, full: `${made.url}&fbclid=x` }] }));
    expect(said).toContain('badge 3 ✓ Curtail: link copied. Removed tracking: fbclid');
    expect(said).toContain('note job:one Copied Show details');
  });

  test('everything about it can be silenced', async () => {
    await prefer({ tick: false });
    await reportJob(showing(null), job({}));
    expect(said).not.toContainEqual(expect.stringMatching(/^(?:badge|note)/));
  });

  test('a notification where it is wanted', async () => {
    await prefer({ notifications: true });
    await reportJob(showing(null), job({}));
    expect(said).toContain('note job:one Copied null');
  });
});

describe('a job with something left to report', () => {
  test.each<[name: string, differences: Partial<Job>, title: string, button: string]>([
    ['a failure', { items: [failed], copied: null }, 'The link wasn’t created.', 'Show details'],
    ['elsewhere', { items: [elsewhere] }, 'Created, but not copied', 'Show details'],
    ['not copied', { copied: false }, 'Not copied', 'Copy'],
    ['stopped', { items: [made, open], state: 'stopped' }, '1 of 2 links created', 'Show details'],
  ])('%s: shown even where all is silenced', async (_name, differences, title, button) => {
    await prefer({ tick: false });
    const ended = job(differences);
    await reportJob(showing(ended), ended);
    expect(said).toEqual(expect.arrayContaining([`badge null ! Curtail: ${title}`]));
    expect(said).not.toContainEqual(expect.stringMatching(/^note/));
    await prefer({ notifications: true });
    await reportJob(showing(ended), ended);
    expect(said).toContain(`note job:one ${title} ${button}`);
  });

  test('while an older list is under way: how far that is, and the worker is kept waking', async () => {
    const list = job({ items: [made, open], state: 'working' });
    await reportJob(showing(job({ copied: false }), [list]), job({ copied: false }));
    expect(said).toEqual(['wake true', 'badge null 1 Curtail: 1 of 2 links']);
  });

  test('of a private window: its badge is shown, too', async () => {
    await updateButton(showing(job({ private: true, copied: false })));
    expect(said.at(-1)).toBe('badge null ! Curtail: Not copied');
  });
});

test('a link that was copied and turned out not to work: its tick goes, and the failure is shown', async () => {
  await prefer({ notifications: true });
  const ended = job({ items: [{ ...open, error: { code: 'dead_link', link } }] });
  await reportJob(showing(ended), ended);
  expect(said).toContain('no badge 3');
  expect(said).toContain('badge null ! Curtail: The copied link doesn’t work');
  expect(said).toContain('note job:one The copied link doesn’t work Show details');
});

describe('with several services', () => {
  const ofWork = 'https://work.example';
  const told = async (differences: Partial<Job>) => {
    await prefer({ notifications: true });
    const ended = job(differences);
    await reportJob(showing(ended.copied === true ? null : ended), ended);
    return { titles: said.filter((line) => line.startsWith('badge')), message: messages[0] };
  };
  beforeEach(async () => {
    const work = sampleService({ address: ofWork, name: 'Work', connectedAt: 0 });
    await servicesItem.set(servicesById(sampleService(), work));
  });

  test('what became of a job on another than the one in use is told with its name', async () => {
    expect(await told({ service: ofWork })).toEqual({
      titles: ['badge 3 ✓ Curtail: link copied\nService: Work'],
      message: `${link.shortUrl}\nService: Work`,
    });
  });

  test('so is what went wrong, and how far it is', async () => {
    expect(await told({ service: ofWork, items: [failed], copied: null })).toEqual({
      titles: ['badge null ! Curtail: The link wasn’t created.\nService: Work'],
      message: expect.stringMatching(/\nService: Work$/) as string,
    });
    said.length = 0;
    const items = [made, open, open];
    await updateButton(showing(null, [job({ service: ofWork, items, state: 'working' })]));
    expect(said.at(-1)).toBe('badge null 2 Curtail: 1 of 3 links\nService: Work');
  });

  test.each<[name: string, service: Job['service']]>([
    ['the one in use', job().service],
    ['one that is gone', 'https://gone.example'],
    ['none', null],
  ])('a job on %s is told as ever', async (_name, service) => {
    expect(await told({ service })).toEqual({
      titles: ['badge 3 ✓ Curtail: link copied'],
      message: link.shortUrl,
    });
  });
});

describe('the list of the options page', () => {
  const list = { ...sampleBulk(), state: 'working' as const, total: 9, made: 2 };

  test('how many rows are left', async () => {
    await updateButton(showing(null, [], list));
    expect(said).toEqual(['wake true', expect.stringMatching(/^badge null 7 Curtail: 2 of 9/)]);
  });

  test('gives way to what is left to report, and keeps the worker waking', async () => {
    await updateButton(showing(job({ copied: false }), [], list));
    expect(said).toEqual(['wake true', 'badge null ! Curtail: Not copied']);
  });
});

test('a notification is taken back by the number of its job', async () => {
  await withdrawFeedback('one');
  expect(said).toEqual(['no note job:one']);
});

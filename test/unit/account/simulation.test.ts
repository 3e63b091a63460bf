import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createAccount, type Account } from '@/lib/account/account';
import { AppError } from '@/lib/model/errors';
import type { Call } from '@/lib/operations/operations';

import { workers } from '../api/workers.ts';
import { FakeStore, firstPage, pageOf, second } from './world';

const minute = 60 * second;

beforeEach(() => vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => vi.useRealTimers());

const reads = {
  getAccount: {},
  listDomains: firstPage,
  listCampaigns: firstPage,
  listChannels: firstPage,
  listPixels: firstPage,
  listQrCodes: firstPage,
  listOverlays: firstPage,
  listSplashPages: firstPage,
} as const;
type Read = keyof typeof reads;
const readNames = Object.keys(reads) as Read[];

const changes = {
  deleteDomain: ['listDomains'],
  deletePixel: ['listPixels'],
  deleteChannel: ['listChannels'],
} as const;
type Change = keyof typeof changes;
const changeNames = Object.keys(changes) as Change[];

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

interface Sent {
  name: string;
  /** When it was asked for: from then until `at`, it waited for its turn. */
  requestedAt: number;
  at: number;
}

/** A service that takes 30 requests in a fixed window of a minute, from the first, and refuses the rest. */
function strictService() {
  let opened = -Infinity;
  let count = 0;
  const sent: Sent[] = [];
  const done: Sent[] = [];
  let refused = 0;
  const { start } = workers();
  const budget = start();
  const call: Call = async (name) => {
    const requestedAt = Date.now();
    const settle = await budget.acquire();
    sent.push({ name, requestedAt, at: Date.now() });
    await pause(100);
    if (Date.now() >= opened + minute) [opened, count] = [Date.now(), 0];
    count += 1;
    const headers = { limit: 30, remaining: 30 - count, resetAt: opened + minute };
    if (count > 30) refused += 1;
    await pause(100);
    await settle({ ...headers, notBefore: undefined });
    done.push({ name, requestedAt, at: Date.now() });
    return pageOf() as never;
  };
  return { call, sent, done, refused: () => refused };
}

/** As a page does it: waits until the moment it is told, and goes on. */
async function patiently(attempt: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await attempt();
      return;
    } catch (failure) {
      if (!(failure instanceof AppError) || failure.report.code !== 'rate_limited') throw failure;
      await pause((failure.report.until ?? 0) - Date.now());
    }
  }
}

/** One click: a screen is opened, or something is changed on it. */
interface Click {
  name: Read | Change;
  /** Milliseconds that pass before it. */
  after: number;
}

const isChange = (name: Click['name']): name is Change => name in changes;

const click = async (account: Account, name: Click['name']): Promise<unknown> =>
  isChange(name) ? account.change(name, { id: '1' }) : account.read(name, reads[name], minute);

async function simulate(clicks: readonly Click[]) {
  const service = strictService();
  const account = createAccount({
    call: service.call,
    store: new FakeStore(),
    now: () => Date.now(),
    connection: async () => ({ address: 'https://short.example', connectedAt: 1 }),
    fetchPicture: async () => ({ kind: 'none' }),
  });
  const ends: Promise<void>[] = [];
  for (const { name, after } of clicks) {
    await vi.advanceTimersByTimeAsync(after);
    ends.push(patiently(async () => click(account, name)));
  }
  await vi.advanceTimersByTimeAsync(30 * minute);
  await Promise.all(ends);
  return service;
}

/**
 * Pairs of requests of one read that went out within a minute although nothing of it was changed in between. A read that waits
 * for its turn while something is changed is asked for again: whoever asks can't tell whether it has gone out.
 */
const needless = ({ sent, done }: Awaited<ReturnType<typeof simulate>>) =>
  readNames.flatMap((name) => {
    const requests = sent.filter((each) => each.name === name);
    const changed = done.filter(
      (each) => each.name in changes && changes[each.name as Change][0] === name,
    );
    return requests.filter(({ requestedAt, at }, i) => {
      const next = requests[i + 1];
      if (next === undefined || next.at - at >= minute) return false;
      return !changed.some((each) => each.at >= requestedAt && each.at <= next.requestedAt);
    });
  });

const clicksOn = (names: readonly Click['name'][], slowest: number) =>
  fc.array(fc.record({ name: fc.constantFrom(...names), after: fc.nat(slowest) }), {
    minLength: 200,
    maxLength: 200,
  });

test.each([
  ['within seconds', readNames, 50],
  ['within minutes', readNames, 2000],
  ['within minutes, with changes', [...readNames, ...changeNames], 2000],
  ['within seconds, with changes', [...readNames, ...changeNames], 50],
])('200 clicks %s stay within the limit and ask nothing twice', async (_, names, slowest) => {
  await fc.assert(
    fc.asyncProperty(clicksOn(names, slowest), async (clicks) => {
      const service = await simulate(clicks);
      expect(service.refused()).toBe(0);
      expect(needless(service)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test('opening every screen once costs one request each', async () => {
  const { sent } = await simulate(readNames.map((name) => ({ name, after: 0 })));
  expect(sent.map(({ name }) => name)).toEqual(readNames);
});

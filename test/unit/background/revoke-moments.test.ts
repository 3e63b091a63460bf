import 'fake-indexeddb/auto';
import { env } from 'node:process';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { sampleBulkInput, sampleBulkOptions } from '../../fixtures/bulk';
import { seededRandom } from '../../service/faults/seeded-random.ts';
import { startService, type RunningService } from '../../service/start-service.ts';
import { everythingStored, turns } from './everything-stored';
import type { BoundHandlers } from './handlers-of';
import { loadLifetimes } from './without-browser';

let service: RunningService;
let handlers: () => BoundHandlers;
let jobs: () => { run: (job: never) => Promise<unknown> };
let key: string;

beforeAll(async () => {
  service = await startService({ profile: 'observed', keepAlive: false });
  ({ key } = service.register({ username: 'reader', email: 'reader@short.example' }));
  service.setRateLimit(1_000_000);
  const createLifetimes = await loadLifetimes();
  const { maintainPopupSnapshot } = await import('@/lib/background/popup-snapshot');
  maintainPopupSnapshot();
  const lives = createLifetimes();
  ({ handlers } = lives);
  jobs = () => lives.parts().jobs;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await service.close();
});

/** How many turns of other work come before the revoke: at most as many as all of it takes. */
const longest = 160;
/** The soak tries more of them. */
const rounds = Number(env['CURTAIL_REVOKES'] ?? '20');
const random = seededRandom(20_261_122);

/** Begins everything that writes something down; each piece ends by itself, or is refused. */
function begin(round: number): Promise<unknown>[] {
  const handle = handlers();
  const link = { title: `Secret ${String(round)}`, again: false, tabId: null };
  const at = (name: string): string => `https://secret.example/${String(round)}/${name}`;
  const rows = [1, 2, 3, 4, 5, 6].map((line) =>
    sampleBulkInput(line, { url: at(`row${String(line)}`), title: 'Secret', password: 'secret1' }),
  );
  const draft = {
    url: at('draft'),
    alias: '',
    password: 'secret1',
    expiry: '',
    domain: '',
    campaign: null,
    channel: null,
  };
  const list = { operation: 'listPixels', input: { limit: 100, page: 1 } };
  const all = { words: '', filter: 'all', host: null, order: 'newest', from: 0, count: 9 } as const;
  // A menu asks for it, and nobody waits.
  void jobs().run({
    targets: [
      { url: at('tab'), title: 'Secret' },
      { url: at('tab2'), title: 'Secret' },
    ],
    domain: null,
    tabId: null,
    private: false,
  } as never);
  return [
    handle['link.shorten']({ ...link, url: at('one') }),
    handle['link.shorten']({ ...link, url: at('two'), password: 'secret1' }),
    handle['bulk.begin']({
      id: at('list'),
      rows,
      options: sampleBulkOptions({ name: 'secret.csv' }),
    }),
    handle['draft.save']({ tabId: round, page: at('page'), draft }),
    handle['links.sync']({ within: 0 }),
    handle['account.read']({ ...list, within: 0 }),
    handle['domains.refresh'](undefined),
    handle['links.list'](all),
    handle['preferences.save']({ lastDomain: 'secret.example' }),
  ].map(async (work) => work.catch(() => undefined));
}

it(`leaves nothing of what was under way at any of ${String(rounds)} moments`, async () => {
  let seen = 0;
  for (let round = 0; round < rounds; round += 1) {
    service.reset();
    await handlers()['connection.connect']({ address: service.baseUrl, key });
    const work = begin(round);
    await turns(Math.floor(longest * random() ** 2));
    if (round % 5 === 0) seen += Number((await everythingStored()).includes('secret.example'));
    await handlers()['connection.revoke'](undefined);
    await Promise.all(work);
    await turns(10);
    const stored = await everythingStored();
    expect([round, /secret|reader|127\.0\.0\.1/i.exec(stored)?.[0], stored.includes(key)]).toEqual([
      round,
      undefined,
      false,
    ]);
  }
  // Nothing would be left, either, of what was never written.
  expect(seen).toBeGreaterThan(0);
}, 180_000);

import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';

import { actsIn } from './acts';
import { page, rowsTo } from './rows';
import { createWorld, type World } from './world';

const taken: ErrorReport = { code: 'conflict', field: 'alias', outcome: 'none' };

const failures: ErrorReport[] = [
  taken,
  { code: 'outcome_unknown', outcome: 'unknown' },
  { code: 'timeout', outcome: 'unknown' },
  { code: 'unreachable', outcome: 'none' },
  { code: 'offline', outcome: 'none' },
  { code: 'rate_limited', outcome: 'none' },
  { code: 'unauthorized', outcome: 'none' },
  { code: 'web_page', outcome: 'unknown' },
  { code: 'invalid_input', outcome: 'none' },
];

/** What happens to a list while it is under way. */
const events: Record<string, (world: World) => Promise<unknown>> = {
  kill: async (world) => {
    world.restart();
    await world.runs.continueWork();
  },
  pause: async ({ bulk }) => bulk.pause('one'),
  resume: async ({ bulk }) => bulk.resume('one'),
  retry: async ({ bulk }) => bulk.retry('one'),
};

const life = fc.record({
  scripts: fc.array(fc.array(fc.constantFrom(...failures), { maxLength: 10 }), {
    minLength: 1,
    maxLength: 6,
  }),
  moments: fc.array(fc.tuple(fc.nat(400), fc.constantFrom(...Object.values(events))), {
    maxLength: 8,
  }),
});

const isDone = ({ head }: World): boolean => head.value?.state === 'done';

test('every row of any list ends made once or reported, whatever fails and whenever the worker ends', async () => {
  await fc.assert(
    fc.asyncProperty(life, async ({ scripts, moments }) => {
      const world = createWorld();
      const { begin, fail, partsSent, pass } = actsIn(() => world);
      for (const [i, reports] of scripts.entries()) fail(i + 1, ...reports);
      await begin(rowsTo(scripts.length));
      for (const [after, event] of moments) {
        await pass(after);
        await world.clock.run(event(world));
      }
      for (let looks = 0; looks < 200 && !isDone(world); looks += 1) {
        await world.clock.run(world.bulk.resume('one'));
        await pass(30_000);
      }
      expect(isDone(world)).toBe(true);
      for (const [i, row] of world.rows.rows.entries()) {
        const parts = new Set(partsSent(i + 1));
        // Only an alias that was taken is given up.
        expect(parts.size).toBeLessThanOrEqual(1 + (scripts[i] ?? []).filter(isTaken).length);
        if (row.state === 'made') expect(row.shortUrl).toMatch(new RegExp(`/${String(row.part)}$`));
        else expect(row).toMatchObject({ state: 'failed', error: { code: expect.any(String) } });
        expect(row.url).toBe(page(i + 1));
      }
    }),
    { numRuns: 100 },
  );
});

const isTaken = (report: ErrorReport): boolean => report === taken;

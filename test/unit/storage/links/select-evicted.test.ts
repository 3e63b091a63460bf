import fc from 'fast-check';
import { expect, it } from 'vitest';

import { type Candidate, selectEvicted } from '@/lib/storage/links/evict';

const candidates = fc
  .array(
    fc.record({
      kind: fc.constantFrom('elsewhere' as const, 'ended' as const, 'working' as const),
      createdAt: fc.nat(20),
    }),
    { maxLength: 60 },
  )
  .map((links) =>
    links.map((link, index): Candidate => ({ ...link, shortUrl: String(index), seq: index })),
  );

/** Greater than another's: is rather kept. */
const worth = ({ kind, createdAt, seq }: Candidate): number =>
  ['elsewhere', 'ended', 'working'].indexOf(kind) * 10_000 + createdAt * 100 + seq;

it('exactly as many are evicted as are too many, and none is worth more than one that stays', () => {
  fc.assert(
    fc.property(candidates, fc.integer({ min: -5, max: 80 }), (links, tooMany) => {
      const going = new Set(selectEvicted(links, tooMany));
      expect(going.size).toBe(Math.min(links.length, Math.max(0, tooMany)));
      const staying = links.filter((link) => !going.has(link));
      const worst = Math.min(...staying.map(worth));
      for (const link of going) expect(worth(link)).toBeLessThan(worst);
    }),
  );
});

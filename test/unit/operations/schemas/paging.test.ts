import fc from 'fast-check';
import { expect, test } from 'vitest';

import { z } from '@/lib/model/z';
import { pageOf } from '@/lib/operations/schemas/page';
import { id } from '@/lib/operations/schemas/tolerant';

const schema = pageOf(() => z.object({ id: id() }), ['rows'])();

/** The ways in which services were seen to name the page after the last one. */
const ends = {
  none: () => null,
  itself: (current: number) => current,
  oneMore: (current: number) => current + 1,
};

/** A service with so many rows, as it answers one page. */
function answer(total: number, limit: number, end: keyof typeof ends, current: number): unknown {
  const last = Math.ceil(total / limit);
  const rows = Array.from({ length: total }, (_, i) => ({ id: String(i + 1) }));
  return {
    error: '0',
    data: {
      result: total,
      perpage: limit,
      currentpage: current,
      nextpage: current < last ? String(current + 1) : ends[end](current),
      // Told by some only: without it, the page beyond the last has to end it.
      ...(end === 'oneMore' && total % 2 === 0 ? {} : { maxpage: last }),
      rows: rows.slice((current - 1) * limit, current * limit),
    },
  };
}

test('asking for the next page until there is none gives every row once, and ends', () => {
  const end = fc.constantFrom<keyof typeof ends>('none', 'itself', 'oneMore');
  fc.assert(
    fc.property(fc.nat(60), fc.integer({ min: 1, max: 20 }), end, (total, limit, how) => {
      const ids: (string | null)[] = [];
      let page: number | null = 1;
      let requests = 0;
      while (page !== null && requests <= total + 1) {
        const { items, nextPage }: z.infer<typeof schema> = z.parse(
          schema,
          answer(total, limit, how, page),
        );
        ids.push(...items.map((row) => row.id));
        page = nextPage;
        requests += 1;
      }
      expect(page).toBeNull();
      expect(ids).toEqual(Array.from({ length: total }, (_, i) => String(i + 1)));
    }),
  );
});

test('whatever a service names, the next page is a later one', () => {
  // Not a number is the one thing here that JSON cannot say.
  const anyPageNumber = fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true }),
    fc.string(),
    fc.constant(null),
  );
  fc.assert(
    fc.property(anyPageNumber, anyPageNumber, anyPageNumber, (currentpage, nextpage, maxpage) => {
      const data = { rows: [{ id: '1' }], currentpage, nextpage, maxpage };
      const next = z.safeParse(schema, { data }).data?.nextPage ?? null;
      if (next === null) return;
      expect(Number.isSafeInteger(next)).toBe(true);
      expect(next).toBeGreaterThan(Number(currentpage ?? 1));
    }),
  );
});

import type { LinkRecord } from '@/lib/model/link';
import type { InTransaction } from '@/lib/storage/database';

import { rowsAfter } from './find-links';
import { readLinks } from './link-row';
import { readTally } from './link-tally';

/** Links that were written, and the number up to which none is missing. */
export interface ChangedLinks {
  links: LinkRecord[];
  seq: number;
}

const partSize = 1000;

export async function lastSeq(run: InTransaction): Promise<number> {
  return (await run(['meta'], 'readonly', readTally)).seq;
}

/** At least one part. */
export async function* changedSince(
  run: InTransaction,
  seq: number,
): AsyncGenerator<ChangedLinks, void> {
  if (seq > 0) return yield* writtenSince(run, seq);
  // Each entry of an index costs a look at its row: all of them are read faster by themselves.
  const start = await lastSeq(run);
  for await (const links of everyLink(run)) yield { links, seq: 0 };
  yield* writtenSince(run, start);
}

async function* everyLink(run: InTransaction): AsyncGenerator<LinkRecord[], void> {
  let last: string | null = null;
  for (;;) {
    const rows = await rowsAfter(run, last, partSize);
    if (rows.length > 0) yield readLinks(rows);
    if (rows.length < partSize) return;
    last = rows.at(-1)?.link.shortUrl ?? last;
  }
}

async function* writtenSince(run: InTransaction, seq: number): AsyncGenerator<ChangedLinks, void> {
  let last = seq;
  for (;;) {
    const { rows, tally } = await rowsSince(run, last);
    const isEnd = rows.length < partSize;
    last = isEnd ? tally.seq : (rows.at(-1)?.seq ?? last);
    yield { links: readLinks(rows), seq: last };
    if (isEnd) return;
  }
}

const rowsSince = async (run: InTransaction, seq: number) =>
  run(['links', 'meta'], 'readonly', async (transaction) => {
    const [rows, tally] = await Promise.all([
      transaction
        .objectStore('links')
        .index('seq')
        .getAll(IDBKeyRange.lowerBound(seq, true), partSize),
      readTally(transaction),
    ]);
    return { rows, tally };
  });

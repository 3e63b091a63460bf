import type { LinkRecord } from '@/lib/model/link';
import type { InTransaction } from '@/lib/storage/database';

import { rowsAfter } from './find-links';
import { linkLimit } from './link-limit';
import { type LinkRow, readLink } from './link-row';
import type { LinkCounts } from './link-tally';
import { removeLinks } from './remove';
import { type Candidate, whoGoes } from './who-goes';

/** Takes out what is too much, given how many links there are now. What fails is left to the next write. */
export type Prune = (counts: LinkCounts) => Promise<void>;

type Works = (link: LinkRecord) => boolean;

const readSize = 1000;

/** Prunes one time after the other: whoever asks meanwhile waits for the one that is under way. */
export function createPrune(run: InTransaction, works: Works): Prune {
  let pruning: Promise<void> | undefined;
  return async ({ count }) => {
    if (count <= linkLimit.kept) return;
    pruning ??= prune(run, works)
      .catch(() => undefined)
      .finally(() => {
        pruning = undefined;
      });
    await pruning;
  };
}

async function prune(run: InTransaction, works: Works): Promise<void> {
  const candidates = await everyCandidate(run, works);
  const going = whoGoes(candidates, candidates.length - linkLimit.remaining);
  const seqs = new Map(going.map(({ shortUrl, seq }) => [shortUrl, seq]));
  // One that was written meanwhile may have a reason to stay.
  await removeLinks(run, [...seqs.keys()], ({ link, seq }) => seqs.get(link.shortUrl) === seq);
}

async function everyCandidate(run: InTransaction, works: Works): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  let last: string | null = null;
  for (;;) {
    const rows = await rowsAfter(run, last, readSize);
    for (const row of rows) candidates.push(candidateOf(row, works));
    if (rows.length < readSize) return candidates;
    last = rows.at(-1)?.link.shortUrl ?? last;
  }
}

function candidateOf(row: LinkRow, works: Works): Candidate {
  const link = readLink(row);
  const { seq } = row;
  // Nobody ever sees a damaged row.
  if (link === null) return { shortUrl: row.link.shortUrl, kind: 'elsewhere', createdAt: 0, seq };
  const { shortUrl, createdAt } = link;
  if (link.elsewhere === true) return { shortUrl, kind: 'elsewhere', createdAt, seq };
  return { shortUrl, kind: works(link) ? 'working' : 'ended', createdAt, seq };
}

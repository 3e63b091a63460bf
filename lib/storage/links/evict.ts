import type { LinkRecord } from '@/lib/model/link';
import type { InTransaction } from '@/lib/storage/database';

import { rowsAfter } from './read';
import { removeLinks } from './remove';
import { type StoredLinkRow, linkLimit, linkOfRow } from './row';
import type { LinkCounts } from './writing';

/** Evicts the links above the limit, given how many there are now. What fails is left to the next write. */
type EvictExcess = (counts: LinkCounts) => Promise<void>;

type Works = (link: LinkRecord) => boolean;

const readSize = 1000;

/** Prunes one time after the other: whoever asks meanwhile waits for the one that is under way. */
export function createEvictExcess(run: InTransaction, works: Works): EvictExcess {
  let pruning: Promise<void> | undefined;
  return async ({ count }) => {
    if (count <= linkLimit.kept) return;
    pruning ??= evictExcess(run, works)
      .catch(() => undefined)
      .finally(() => {
        pruning = undefined;
      });
    await pruning;
  };
}

async function evictExcess(run: InTransaction, works: Works): Promise<void> {
  const candidates = await everyCandidate(run, works);
  const going = selectEvicted(candidates, candidates.length - linkLimit.remaining);
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

function candidateOf(row: StoredLinkRow, works: Works): Candidate {
  const link = linkOfRow(row);
  const { seq } = row;
  // Nobody ever sees a damaged row.
  if (link === null) return { shortUrl: row.link.shortUrl, kind: 'elsewhere', createdAt: 0, seq };
  const { shortUrl, createdAt } = link;
  if (link.elsewhere === true) return { shortUrl, kind: 'elsewhere', createdAt, seq };
  return { shortUrl, kind: works(link) ? 'working' : 'ended', createdAt, seq };
}

/** What decides when a link goes. */
export interface Candidate {
  shortUrl: string;
  kind: 'elsewhere' | 'ended' | 'working';
  /** Epoch milliseconds; 0 where nobody told. */
  createdAt: number;
  /** The number of its last write, which tells apart what is equally old. */
  seq: number;
}

/** Links created outside are evicted first, as they can be listed again, then those that do not work any more. */
const evictionOrder = ['elsewhere', 'ended', 'working'] as const;

/** The links to evict when there are this many too many, in no order: of each kind the oldest first. */
export function selectEvicted(candidates: readonly Candidate[], tooMany: number): Candidate[] {
  const going: Candidate[] = [];
  for (const kind of evictionOrder) {
    const left = Math.max(0, tooMany - going.length);
    const some = candidates.filter((candidate) => candidate.kind === kind);
    for (const candidate of some.length <= left ? some : oldest(some, left)) going.push(candidate);
  }
  return going;
}

const oldest = (candidates: readonly Candidate[], count: number): Candidate[] =>
  candidates.toSorted((a, b) => a.createdAt - b.createdAt || a.seq - b.seq).slice(0, count);

/** What decides when a link goes. */
export interface Candidate {
  shortUrl: string;
  kind: 'elsewhere' | 'ended' | 'working';
  /** Epoch milliseconds; 0 where nobody told. */
  createdAt: number;
  /** The number of its last write, which tells apart what is equally old. */
  seq: number;
}

/** Those made elsewhere go first, as they can be listed again, then those that do not work any more. */
const order = ['elsewhere', 'ended', 'working'] as const;

/** Those that go when there are this many too many, in no order: of each kind the oldest, when not all of it goes. */
export function whoGoes(candidates: readonly Candidate[], tooMany: number): Candidate[] {
  const going: Candidate[] = [];
  for (const kind of order) {
    const left = Math.max(0, tooMany - going.length);
    const some = candidates.filter((candidate) => candidate.kind === kind);
    for (const candidate of some.length <= left ? some : oldest(some, left)) going.push(candidate);
  }
  return going;
}

const oldest = (candidates: readonly Candidate[], count: number): Candidate[] =>
  candidates.toSorted((a, b) => a.createdAt - b.createdAt || a.seq - b.seq).slice(0, count);

import type { Bulk } from '@/lib/contract/bulk';

/** A job that was begun at the moment 0, of which nothing is made yet. @param parts what differs */
export const sampleBulk = (parts: Partial<Bulk> = {}): Bulk => ({
  id: 'a',
  startedAt: 0,
  endedAt: null,
  name: '',
  ownParts: true,
  reuse: true,
  service: { address: 'https://short.example', account: 'ada' },
  total: 1000,
  made: 0,
  existing: 0,
  failed: 0,
  locked: 0,
  state: 'working',
  error: null,
  waitsUntil: null,
  worked: 0,
  ...parts,
});

import type { RandomBytes } from '@/lib/rules/random-text';

import { seededRandom } from '../service/faults/seeded-random.ts';

/** The same bytes for the same seed. */
export function seededBytes(seed = 1): RandomBytes {
  const random = seededRandom(seed);
  return (count) => new Uint8Array(count).map(() => 256 * random());
}

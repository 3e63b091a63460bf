import type { Fault } from './fault.ts';
import { seededRandom } from './seeded-random.ts';

/** Faults that strike by chance, the same way for the same seed and the same requests. */
export interface RandomFaults {
  /** How many of the requests are struck, from 0 to 1. */
  share: number;
  seed: number;
  /** Each as likely as the others that fit the request; `times` is of no use here. */
  faults: readonly Fault[];
}

/** Picks what strikes a request to an operation: one fault, or none. */
export function randomPicker({
  share,
  seed,
  faults,
}: RandomFaults): (operation: string) => Fault[] {
  const random = seededRandom(seed);
  return (operation) => {
    const isStruck = random() < share;
    const fitting = faults.filter(
      (fault) => fault.operation === undefined || fault.operation === operation,
    );
    const fault = fitting[Math.floor(random() * fitting.length)];
    return isStruck && fault !== undefined ? [fault] : [];
  };
}

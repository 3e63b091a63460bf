import { everyFault } from '../faults/every-fault.ts';
import type { RandomFaults } from '../faults/random-faults.ts';
import { parseFault } from './parse-fault.ts';

/**
 * Random faults from outside; without `faults` they are one of every kind at every moment. Throws a RangeError that names
 * what is wrong.
 * @param value `{share, seed, faults?}`, see `RandomFaults`
 */
export function parseRandomFaults(value: Record<string, unknown>): RandomFaults {
  const { share, seed, faults = everyFault, ...foreign } = value;
  const [name] = Object.keys(foreign);
  if (name !== undefined) throw new RangeError(`Random faults have no field "${name}".`);
  if (typeof share !== 'number') throw new RangeError('share must be from 0 to 1.');
  if (typeof seed !== 'number') throw new RangeError('seed must be a whole number.');
  if (!Array.isArray(faults)) throw new RangeError('faults must be a list.');
  return { share, seed, faults: faults.map(parseFault) };
}

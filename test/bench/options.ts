import { parseArgs } from 'node:util';

/** How the bench is to run. */
export interface Options {
  readonly rounds: number;
  /** The folder of a built extension; undefined builds this one. */
  readonly extension: string | undefined;
}

const usual = 16;
const quick = 3;

/**
 * Reads `npm run bench -- [--quick] [--rounds <n>] [--extension <folder>]`.
 * @throws {Error} in words, for what is no option
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      extension: { type: 'string' },
    },
  });
  const rounds = Number(values.rounds ?? (values.quick ? quick : usual));
  if (!Number.isSafeInteger(rounds) || rounds < 1)
    throw new RangeError('--rounds must be a whole number, 1 or more.');
  return { rounds, extension: values.extension };
}

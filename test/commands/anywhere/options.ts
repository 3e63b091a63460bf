import { parseArgs } from 'node:util';

/** What is to be run, and how. */
export interface AnywhereOptions {
  readonly conditions: readonly string[];
  readonly steps: readonly string[];
  /** How many times each step is run under each condition. */
  readonly repeat: number;
  /** Decides every order by chance, and what properties are tried on. */
  readonly seed: number;
  /** Parts of the names of test files; all files for none. */
  readonly files: readonly string[];
}

interface Known {
  readonly conditions: readonly string[];
  /** Those that can be named. */
  readonly steps: readonly string[];
  /** Those that are run where none is named. */
  readonly usualSteps: readonly string[];
}

/**
 * Reads the arguments: names of conditions and steps in any order, `--repeat N`, `--seed N`, `--files PART` (several times).
 * Repeating means the usual condition and the tests in a browser where nothing else is named.
 * @throws {Error} a sentence, for what makes no sense
 */
export function readAnywhereOptions(args: readonly string[], known: Known): AnywhereOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      repeat: { type: 'string' },
      seed: { type: 'string' },
      files: { type: 'string', multiple: true },
    },
  });
  const foreign = positionals.find(
    (name) => !known.conditions.includes(name) && !known.steps.includes(name),
  );
  if (foreign !== undefined)
    throw new Error(
      `No condition or step "${foreign}". Conditions: ${known.conditions.join(', ')}. Steps: ${known.steps.join(', ')}.`,
    );
  const repeats = values.repeat !== undefined;
  return {
    conditions: chosen(positionals, known.conditions, repeats ? ['usual'] : known.conditions),
    steps: chosen(positionals, known.steps, repeats ? ['component', 'e2e'] : known.usualSteps),
    repeat: repeats ? wholeNumber('repeat', values.repeat) : 1,
    seed: values.seed === undefined ? Date.now() % 2 ** 31 : wholeNumber('seed', values.seed),
    files: values.files ?? [],
  };
}

function chosen(
  names: readonly string[],
  known: readonly string[],
  usual: readonly string[],
): readonly string[] {
  const named = known.filter((name) => names.includes(name));
  return named.length === 0 ? usual : named;
}

function wholeNumber(name: string, text = ''): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new Error(`--${name} must be a whole number, 1 or more.`);
  return Number(text);
}

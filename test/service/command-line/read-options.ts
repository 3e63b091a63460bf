import { parseArgs } from 'node:util';

import { UsageError } from './usage.ts';

/** The options of a verb: those that take a value, and those that stand alone. */
export interface OptionNames {
  values: readonly string[];
  flags: readonly string[];
}

/** What was typed, by option. */
export interface TypedOptions {
  values: Readonly<Record<string, string>>;
  flags: ReadonlySet<string>;
}

/** Reads a verb's arguments. Throws a UsageError at an unknown option or a missing value. */
export function readOptions(args: string[], { values, flags }: OptionNames): TypedOptions {
  const typed = parse(args, {
    ...Object.fromEntries(values.map((name) => [name, { type: 'string' as const }])),
    ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
  });
  const entries = Object.entries(typed);
  return {
    values: Object.fromEntries(
      entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
    flags: new Set(entries.flatMap(([name, value]) => (value === true ? [name] : []))),
  };
}

/** A whole number that was typed; `undefined` when the option was left out. */
export function readNumber({ values }: TypedOptions, name: string): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--${name} must be a whole number.`);
  return Number(text);
}

/** An option that must be typed. */
export function requireValue({ values }: TypedOptions, name: string): string {
  const text = values[name];
  if (text === undefined || text === '') throw new UsageError(`--${name} is missing.`);
  return text;
}

type ParsedOptions = Record<string, { type: 'string' | 'boolean' }>;

function parse(args: string[], options: ParsedOptions): Record<string, unknown> {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    // Node's own sentence names the option.
    throw new UsageError(error instanceof Error ? error.message : 'These arguments make no sense.');
  }
}

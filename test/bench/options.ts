import { parseArgs } from 'node:util';

import { type Selection, select, selectable } from './selection.ts';

/** How the bench is to run. */
export interface Options extends Selection {
  readonly rounds: number;
  /** The folder of a built extension; undefined builds this one. */
  readonly extension: string | undefined;
  /** Folders of other extensions to race against. */
  readonly against: readonly string[];
  readonly help: boolean;
}

const usual = 16;
const quick = 3;

export const usage = `npm run bench -- [options] [names]

Measures the popup beside an empty extension's, and the rest of Curtail under load.
Names say what: ${selectable.join(', ')}.
Without any, everything.

  --rounds N        how often, ${String(usual)} unless set
  --quick           ${String(quick)} times, to see whether it works
  --extension DIR   a built extension in place of this one
  --against DIR     the unpacked folder of another extension that is raced against; may be given again

What somebody else's popup needs stands in DIR.json, beside the folder. All of it can be left out:

  {
    "name": "its column in the table",
    "shown": { "selector": "form", "text": "what its popup shows when it is ready" },
    "press": {
      "button": { "selector": "button" },
      "done": { "selector": ".result", "text": "what says that the link is there" }
    },
    "storage": { "local": { "host": "{service}" }, "sync": {}, "localStorage": {} },
    "answers": [{ "path": "/api/links", "creates": true, "json": { "link": "{service}/abc" } }]
  }

{service} stands for the address of a stand-in for its service, which gives these answers.
`;

/**
 * Reads what was asked for on the command line.
 * @throws {Error} in words, for what is no option
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      extension: { type: 'string' },
      against: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds ?? (values.quick ? quick : usual));
  if (!Number.isSafeInteger(rounds) || rounds < 1)
    throw new RangeError('--rounds must be a whole number, 1 or more.');
  const { extension, against, help } = values;
  return { rounds, extension, against, help, ...select(positionals) };
}

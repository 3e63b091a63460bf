import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';

import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A module in one script, as a worker is given it, but with its names. */
async function bundle(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    resolve: { alias: { '@': root } },
    plugins: [
      {
        name: 'source',
        resolveId: (id) => (id === 'virtual:source' ? id : undefined),
        load: (id) => (id === 'virtual:source' ? source : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rollupOptions: { input: 'virtual:source', output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built.');
  return output.output[0].code;
}

/** What a script did before it let anybody else have a turn. */
interface Evaluation {
  /** What it built or read that takes long, such as `zod string`, `Intl.NumberFormat` and `i18n.getMessage`. */
  built: string[];
  /** The browser's events that it listens to. */
  events: string[];
}

/** Evaluates a script where nothing of the browser is there but what answers nothing. */
function evaluate(script: string): Evaluation {
  const built: string[] = [];
  const events: string[] = [];
  const worker = createContext({
    ...standIns,
    chrome: standInFor('chrome', {
      listens: (event) => void events.push(event),
      speaks: () => void built.push('i18n.getMessage'),
    }),
    console,
    noteBuilt: (what: string) => void built.push(what),
    // zod itself calls this with everything that it makes.
    __zod_globalConfig: { postProcessor: ({ _zod }: Made) => void built.push(nameOf(_zod.def)) },
    indexedDB: { open: () => void built.push('indexedDB.open') },
  });
  runInContext(watchFormats, worker);
  runInContext(script, worker);
  return { built, events };
}

/** A schema of zod's, or a check. */
interface Made {
  _zod: { def: { type?: string; check?: string } };
}

const nameOf = ({ type, check }: Made['_zod']['def']): string => `zod ${type ?? check ?? ''}`;

/** What a worker has besides the language and the extension's own interfaces. */
const standIns = {
  AbortController,
  AbortSignal,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  crypto,
  navigator: {},
  performance,
  clearTimeout: () => undefined,
  queueMicrotask,
  setTimeout: () => 0,
  ...Object.fromEntries(
    ['Cursor', 'Database', 'Index', 'ObjectStore', 'Request', 'Transaction'].map((name) => [
      `IDB${name}`,
      Object,
    ]),
  ),
};

/** Formats and whatever makes one for itself. */
const watchFormats = `
  for (const [name, Format] of Object.entries(Object.getOwnPropertyDescriptors(Intl))) {
    if (typeof Format.value !== 'function' || Format.value.prototype === undefined) continue;
    const note = () => noteBuilt('Intl.' + name);
    Intl[name] = new Proxy(Format.value, {
      construct: (...all) => (note(), Reflect.construct(...all)),
      apply: (...all) => (note(), Reflect.apply(...all)),
    });
  }
  for (const { prototype } of [Number, Date, String, Array, BigInt]) {
    for (const name of Object.getOwnPropertyNames(prototype).filter((each) => /^(to)?[lL]ocale/.test(each))) {
      const own = prototype[name];
      prototype[name] = function (...all) {
        noteBuilt(name);
        return own.apply(this, all);
      };
    }
  }
`;

interface Notes {
  listens: (event: string) => void;
  speaks: () => void;
}

/** Any interface of the browser's: events tell who listens, areas and interfaces hold more of the kind, functions never answer. */
function standInFor(path: string, notes: Notes): unknown {
  const silent = async (): Promise<never> => {
    if (path === 'chrome.i18n.getMessage') notes.speaks();
    return new Promise(() => undefined);
  };
  return new Proxy(silent, {
    get: (_, key) => {
      if (typeof key !== 'string' || key === 'then') return undefined;
      const inside = `${path}.${key}`;
      if (key === 'addListener') return () => notes.listens(path);
      return key === 'id' ? inside : standInFor(inside, notes);
    },
  });
}

describe('the background, when the browser wakes it', () => {
  let evaluation: Evaluation;

  beforeAll(async () => {
    const script = await bundle(
      `import background from '@/entrypoints/background'; background.main();`,
    );
    evaluation = evaluate(script);
  });

  test('listens to whatever may have woken it', () => {
    expect(evaluation.events).toEqual(
      expect.arrayContaining([
        'chrome.runtime.onMessage',
        'chrome.alarms.onAlarm',
        'chrome.commands.onCommand',
        'chrome.omnibox.onInputEntered',
        'chrome.menus.onClicked',
      ]),
    );
  });

  test('builds no schema and no format, reads no message, and opens no database, before it hears of what did', () => {
    expect(evaluation.built).toEqual([]);
  });
});

describe('what is built as a script begins is seen:', () => {
  test.each([
    ['zod string', `import { z } from '@/lib/model/z'; globalThis.kept = z.string();`],
    ['zod string_format', `import { z } from '@/lib/model/z'; globalThis.kept = z.regex(/a/);`],
    ['Intl.NumberFormat', `globalThis.kept = new Intl.NumberFormat();`],
    ['Intl.DateTimeFormat', `globalThis.kept = Intl.DateTimeFormat('en');`],
    ['localeCompare', `globalThis.kept = 'a'.localeCompare('b');`],
    ['toLocaleString', `globalThis.kept = (1).toLocaleString();`],
    ['toLocaleDateString', `globalThis.kept = new Date(0).toLocaleDateString();`],
    ['i18n.getMessage', `chrome.i18n.getMessage('a');`],
    ['indexedDB.open', `globalThis.kept = indexedDB.open('a');`],
  ])('%s', async (what, source) => {
    expect(evaluate(await bundle(source)).built).toEqual([what]);
  });
});

import { join } from 'node:path';

import { packageName, type Store, stores } from './stores.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** What is handed over to `wxt submit`. */
export interface Submission {
  readonly stores: readonly Store[];
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Which stores get the packages of a folder: those that keys are set for.
 * @throws {Error} saying what has to be set, where a store has only some of its keys, or none has any
 */
export function submission(
  variables: Variables,
  version: string,
  folder: string,
  firefoxId: string,
): Submission {
  const isSet = (key: string): boolean => (variables[key] ?? '') !== '';
  const chosen = stores.filter(({ keys }) => keys.some(isSet));
  const missing = chosen.flatMap(({ keys }) => keys.filter((key) => !isSet(key)));
  if (missing.length > 0) throw new Error(`To submit, set these, too: ${missing.join(', ')}.`);
  if (chosen.length === 0) throw new Error(noKeys());
  const path = (content: Parameters<typeof packageName>[1]) =>
    join(folder, packageName(version, content));
  const settings: Record<Store['browser'], Record<string, string>> = {
    // Version 1.1 of Chrome's interface ended with October 2026.
    chrome: { CHROME_API_VERSION: 'v2', CHROME_ZIP: path('chrome') },
    edge: { EDGE_ZIP: path('edge') },
    firefox: {
      FIREFOX_ZIP: path('firefox'),
      FIREFOX_SOURCES_ZIP: path('sources'),
      FIREFOX_EXTENSION_ID: firefoxId,
    },
  };
  const env = Object.assign({}, ...chosen.map(({ browser }) => settings[browser])) as Record<
    string,
    string
  >;
  return { stores: chosen, env };
}

/**
 * Whether it is known where the project is at home.
 * @param product what package.json says
 * @throws {Error} naming what is blank there
 */
export function checkHome(product: Readonly<Record<string, unknown>>): void {
  const blank = ['author', 'homepage', 'repository', 'bugs'].filter((name) => !product[name]);
  if (blank.length > 0)
    throw new Error(`Fill in ${blank.join(', ')} in package.json before you submit.`);
}

function noKeys(): string {
  const lines = stores.map(({ name, keys }) => `  ${name}: ${keys.join(', ')}`);
  return `There are no keys to submit with. Set those of a store, here or in .env.submit:\n${lines.join('\n')}`;
}

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Every file and folder of the project that a text names in code marks, such as `lib/api/` and `lib/api/client.ts`. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`((?:entrypoints|components|lib|public|test)\/[\w./-]*)`/g)].map(
    ([, name = '']) => name,
  );

test.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md'])(
  '%s names only files that there are',
  (document) => {
    const names = namedIn(readFileSync(`${projectRoot}${document}`, 'utf8'));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !existsSync(`${projectRoot}${name}`))).toEqual([]);
  },
);

test('README.md names every field of an exported file', () => {
  const model = readFileSync(`${projectRoot}lib/model/backup-file.ts`, 'utf8');
  const fields = ['SealedKey', 'ExportedService', 'ExportHead', 'ExportFile'].flatMap((name) => {
    const [, body = ''] = new RegExp(`interface ${name} .*\\{([^}]*)\\}`).exec(model) ?? [];
    return [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, field = '']) => field);
  });
  expect(fields).toEqual(expect.arrayContaining(['cipher', 'shortHosts', 'services', 'links']));
  const readme = readFileSync(`${projectRoot}README.md`, 'utf8');
  expect(fields.filter((field) => !readme.includes(`\`${field}\``))).toEqual([]);
});

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** One to a line, each younger than Chrome 120. */
const young = [
  `export const union = new Set([1]).union(new Set([2]));`,
  `export const tried = Promise.try(() => 1);`,
  `export const mapped = new Map<string, number>().values().map(String);`,
  `export const listed = Array.fromAsync([1]);`,
  `export const escaped = RegExp.escape('a');`,
  `export const summed = Math.sumPrecise([1]);`,
  `export const bytes = Uint8Array.fromBase64('');`,
  `export const lasting = new Intl.DurationFormat('en');`,
  `export const isError = Error.isError(1);`,
];

/** The lines that the compiler complains of. */
async function linesRefused(source: string): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'oldest-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'young.ts');
  await writeFile(file, source);
  const config = {
    extends: join(projectRoot, 'tsconfig.json'),
    compilerOptions: { typeRoots: [join(projectRoot, 'node_modules/@types')], types: ['node'] },
    files: [file],
    include: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc');
  const output = await promisify(execFile)(process.execPath, [
    tsc,
    '-p',
    folder,
    '--pretty',
    'false',
  ])
    .then(({ stdout }) => stdout)
    .catch((failure: { stdout: string }) => failure.stdout);
  const lines = [...output.matchAll(/young\.ts\((\d+),/g)].map(([, line]) => Number(line));
  return [...new Set(lines)];
}

test('the compiler knows nothing of the language that the oldest browsers lack', async () => {
  const known = `export const first = Map.groupBy([1], String);`;
  const refused = await linesRefused([...young, known].join('\n'));
  expect(refused).toEqual(young.map((_, index) => index + 1));
});

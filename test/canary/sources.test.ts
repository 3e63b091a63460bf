import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Packs the add-on for Firefox, in a process of its own, as WXT works in the whole of one. */
const pack = (folder: string): string =>
  `import { zip } from 'wxt';
   await zip(${JSON.stringify({ root: projectRoot, browser: 'firefox', manifestVersion: 3, outDir: folder, logger: undefined })});`;

test('the sources for Firefox’s reviewers hold every entrypoint, and nothing that a test left', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sources-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const args = ['--input-type=module', '--eval', pack(folder)];
  await promisify(execFile)(process.execPath, args, { cwd: projectRoot });
  const name = (await readdir(folder)).find((file) => file.endsWith('sources.zip')) ?? '';
  // The names of the files in it are not compressed.
  const sources = (await readFile(join(folder, name))).toString('latin1');
  const entrypoints = await readdir(join(projectRoot, 'entrypoints'), {
    recursive: true,
    withFileTypes: true,
  });
  const pages = entrypoints.filter((file) => file.isFile());
  expect(pages.map((file) => file.name)).toContain('index.html');
  const wanted = [
    ...pages.map((file) => relative(projectRoot, join(file.parentPath, file.name))),
    'package-lock.json',
    'wxt.config.ts',
    'lib/licenses/apache-2.0.txt',
  ];
  expect(wanted.filter((file) => !sources.includes(file))).toEqual([]);
  expect(['test-output/', 'test/canary'].filter((part) => sources.includes(part))).toEqual([]);
}, 60_000);

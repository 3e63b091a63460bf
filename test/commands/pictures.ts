import { existsSync } from 'node:fs';
import {
  cp,
  glob,
  mkdtemp,
  readFile,
  readdir,
  rm,
  symlink,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';

import { picturePage } from './picture-page.ts';
import { provideChromium } from './provide-chromium.ts';
import { provideFonts } from './provide-fonts.ts';
import { runCommand } from './run-command.ts';
import { showProgress } from './show-progress.ts';

/** Where the tests keep their pictures of screens. */
const screens = 'test-output/screens';

const pageFile = 'test-output/pictures.html';

try {
  const { before } = parseArgs({ options: { before: { type: 'string' } } }).values;
  await provideChromium();
  Object.assign(process.env, await provideFonts());
  await rm(screens, { recursive: true, force: true });
  await takePictures('.');
  const after = await picturesIn(screens);
  console.log(`${String(after.length)} pictures: ${screens}`);
  if (before !== undefined) {
    const earlier = await picturesIn(before);
    const [folder, names] = earlier.length > 0 ? [before, earlier] : await takeEarlier(before);
    const page = picturePage({ folder, names }, { folder: screens, names: after }, pageFile);
    await writeFile(pageFile, page);
    console.log(`Side by side: ${pageFile}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The screens that a folder has a picture of, in order; none where there is no folder. */
async function picturesIn(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder).catch(() => []);
  return files
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -'.png'.length))
    .toSorted();
}

/** Builds the version in a tree, and runs its tests that keep pictures. @throws {Error} with the words of the program that failed */
async function takePictures(tree: string): Promise<void> {
  await run(tree, 'wxt', 'build', '--browser', 'chrome', '--mv3');
  const config = '--config=test/config/playwright.config.ts';
  const specs = await pictureSpecs(join(tree, 'test', 'e2e'));
  await run(tree, 'playwright', 'test', config, '--grep-invert=Firefox', ...specs);
  const states = 'test/config/pictures.config.ts';
  if (existsSync(join(tree, states)))
    await run(tree, 'playwright', 'test', `--config=${states}`, 'states');
}

/**
 * Takes the pictures of an earlier version, in a tree of its own and with the packages of today.
 * @returns the folder that keeps them, and the screens
 */
async function takeEarlier(commit: string): Promise<[string, readonly string[]]> {
  const tree = await mkdtemp(join(tmpdir(), 'curtail-before-'));
  await run('.', 'git', 'worktree', 'add', '--detach', tree, commit);
  const packages = join(tree, 'node_modules');
  try {
    await symlink(resolve('node_modules'), packages, 'junction');
    // A test that fails today may have kept its pictures all the same.
    await takePictures(tree).catch(console.log);
    const kept = `${screens}-${commit.replaceAll(/[^\w.-]/g, '-')}`;
    await cp(join(tree, screens), kept, { recursive: true });
    return [kept, await picturesIn(kept)];
  } finally {
    // Whoever removes the tree could take the link for a folder of it.
    await unlink(packages).catch(() => {});
    await run('.', 'git', 'worktree', 'remove', '--force', tree);
  }
}

async function run(cwd: string, ...command: readonly string[]): Promise<void> {
  const progress = showProgress(command.slice(0, 2).join(' '));
  const env = { KEEP_PICTURES: 'yes' };
  const { code, output } = await runCommand(command, { cwd, env, onOutput: progress.note });
  progress.stop();
  if (code !== 0) throw new Error(`${command.join(' ')} failed.\n${output.trim()}`);
}

/** The specs that keep pictures, by themselves or by what they import. */
async function pictureSpecs(folder: string): Promise<readonly string[]> {
  const imports = new Map<string, readonly string[]>();
  for await (const file of glob('**/*.ts', { cwd: folder })) {
    const found = (await readFile(join(folder, file), 'utf8')).matchAll(/ from '(\..+)'/g);
    imports.set(
      file,
      Array.from(found, ([, path = '']) => join(dirname(file), path)),
    );
  }
  const keeping = new Set([join('scenes', 'keep-picture.ts')]);
  for (const kept of keeping)
    for (const [file, imported] of imports) if (imported.includes(kept)) keeping.add(file);
  // Each is looked for in whole paths, in which one name may be the end of another.
  return [...keeping]
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `e2e/${file.replaceAll(sep, '/')}`);
}

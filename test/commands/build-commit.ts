import { cp, mkdtemp, symlink, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { runCommand } from './run-command.ts';

/** The latest release before what is checked out, or else the commit before. @throws {Error} where there is no history */
export async function commitBefore(): Promise<string> {
  const release = await runCommand(['git', 'describe', '--tags', '--abbrev=0', 'HEAD~1']);
  if (release.code === 0) return release.output.trim();
  const { code, output } = await runCommand(['git', 'rev-list', '-1', 'HEAD~1', '--']);
  if (code === 0) return output.trim();
  throw new Error(`There is no commit before this one to build: fetch the history.\n${output}`);
}

/** Builds the extension of a commit for Chrome, in a tree of its own and with the packages of today. @param folder where it goes */
export async function buildCommit(commit: string, folder: string): Promise<void> {
  const tree = await mkdtemp(join(tmpdir(), 'curtail-before-'));
  const packages = join(tree, 'node_modules');
  await run('git', 'worktree', 'add', '--detach', tree, commit);
  try {
    await symlink(resolve('node_modules'), packages, 'junction');
    await run('wxt', 'build', tree, '--browser', 'chrome', '--mv3');
    await cp(join(tree, '.output', 'chrome-mv3'), folder, { recursive: true, force: true });
  } finally {
    // Git could take the link for a folder of the tree.
    await unlink(packages).catch(() => {});
    await run('git', 'worktree', 'remove', '--force', tree);
  }
}

async function run(...command: readonly string[]): Promise<string> {
  const { code, output } = await runCommand(command);
  if (code !== 0) throw new Error(`${command.join(' ')} failed.\n${output.trim()}`);
  return output.trim();
}

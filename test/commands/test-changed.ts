import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { sep } from 'node:path';
import { argv } from 'node:process';

import { testedRoomOf } from './room-of.ts';
import { runCommand } from './run-command.ts';

/** Runs a vitest, as its arguments say, on the tests of the rooms that differ from the main branch, whether or not that is committed. */
const rooms = new Set(changedFiles().map(testedRoomOf));
const tests = globSync('test/{unit,component,service,canary}/**/*.test.{ts,tsx}')
  .map((file) => file.replaceAll(sep, '/'))
  .filter((file) => rooms.has(testedRoomOf(file)));

console.log(`Changed: ${[...rooms].toSorted().join(', ')}; ${String(tests.length)} files of tests`);
// Without a name, all would be run.
const names = tests.length > 0 ? tests : ['no test'];
const { code } = await runCommand([...argv.slice(2), ...names], {
  onOutput: (text) => process.stdout.write(text),
});
process.exitCode = code;

function changedFiles(): readonly string[] {
  return [
    ...git('diff', '--name-only', branchPoint()),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Where this branch left the main one: origin's, so that what is on `main` and not pushed counts as changed, else our own. */
function branchPoint(): string {
  const known = git('for-each-ref', '--format=%(refname)');
  const main = ['refs/remotes/origin/main', 'refs/heads/main'].find((ref) => known.includes(ref));
  return git('merge-base', 'HEAD', main ?? 'HEAD')[0] ?? 'HEAD';
}

function git(...args: readonly string[]): readonly string[] {
  const lines = execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line !== '');
}

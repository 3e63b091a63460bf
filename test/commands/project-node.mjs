import { spawn, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import process from 'node:process';

import { projectRoot } from './project-root.mjs';

const bin = join(projectRoot, 'node_modules', '.bin');
const candidates = ['node', 'node.exe'].map((name) =>
  join(projectRoot, 'node_modules', 'node', 'bin', name),
);

/**
 * The Node that came with the packages: the tools need a newer one than a machine may have.
 *
 * @returns {string | undefined} its path, or undefined when it is missing or does not run
 */
export function findProjectNode() {
  return candidates.find((path) => spawnSync(path, ['--version']).status === 0);
}

/**
 * Runs a script of the project to its end, with the tools of node_modules first on the path.
 *
 * @param {string} script relative to the project
 * @param {string[]} args
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export function runInProjectNode(script, args) {
  const node = findProjectNode();
  if (node === undefined)
    throw new Error(
      'Node 24 is missing from node_modules: allow install scripts (npm config ignore-scripts) and run `npm ci` again.',
    );
  const child = spawn(node, [script, ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  });
  // Ctrl-C reaches the child by itself; this process waits for it to put things away.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('exit', (code) => resolve(code ?? 1));
  });
}

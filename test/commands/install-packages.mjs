import { spawn } from 'node:child_process';

import { projectRoot } from './project-root.mjs';

// `error` leaves out npm's remarks about the Node it runs on: the right one is among the packages.
const npmArguments = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];

/** Runs `npm ci` and says how long it has been at it. Rejects with a sentence when npm fails. */
export function installPackages() {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log('Installing packages (npm ci) …');
  const progress = setInterval(() => console.log(`Installing packages … ${seconds()} s`), 10_000);
  return new Promise((resolve, reject) => {
    spawnNpm(npmArguments)
      .on('error', reject)
      .on('exit', (code) => {
        clearInterval(progress);
        if (code !== 0) return reject(new Error(`npm ci failed (exit code ${code}).`));
        console.log(`Packages installed, ${seconds()} s`);
        resolve();
      });
  });
}

/** npm tells where it lies when it runs a script; a bare `node bootstrap.mjs` has to look for it. */
function spawnNpm(args) {
  const options = { cwd: projectRoot, stdio: 'inherit' };
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
}

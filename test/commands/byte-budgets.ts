import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { loadedFiles } from './loaded-files.ts';

const folder = '.output/chrome-mv3';

/** What the popup may load before it shows itself, gzip, in bytes: form and result are in it. */
const mostOfPopup = 22_300;

/** What the worker's script may weigh as it stands, in bytes: a browser compiles all of it, and keeps that as long as it is awake. */
const mostOfWorker = 220_700;

const workerFile = 'background.js';
const popup = await loadedFiles(folder, 'popup.html');
const worker = await readFile(join(folder, workerFile));

let sum = 0;
for (const [path, content] of popup) {
  console.log(row(path, content));
  sum += gzipped(content);
}
hold(sum <= mostOfPopup && sum > 0, `${String(mostOfPopup)} bytes gzip: ${String(sum)} in all`);
console.log(row(workerFile, worker));
hold(worker.length <= mostOfWorker, `${String(mostOfWorker)} bytes`);
for (const [path, content] of [...popup, [workerFile, worker] as const])
  if (path.endsWith('.js')) hold(isPlain(content), `one byte a character: ${path}`);

function hold(kept: boolean, what: string): void {
  console.log(`${kept ? 'Within' : 'OUTSIDE'} ${what}`);
  if (!kept) process.exitCode = 1;
}

function gzipped(content: Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}

/** One character beyond them makes a browser hold all of a script in two bytes a character. */
function isPlain(content: Buffer): boolean {
  return content.every((byte) => byte < 0x80);
}

function row(path: string, content: Buffer): string {
  const sizes = [content.length, gzipped(content)].map((size) => String(size).padStart(8));
  return `${path.padEnd(40)} ${sizes.join(' ')}`;
}

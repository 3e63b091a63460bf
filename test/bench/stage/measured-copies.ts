import { cp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { insideFile } from './build-inside.ts';
import { screenProbeScript } from './screen-probe.ts';

/**
 * The copies of Curtail that are measured under load, each in a folder of its own: one as it is built, and one with a probe in its
 * options page, for lists that are full.
 */
export const subjects = ['form', 'account'] as const;

export type Subject = (typeof subjects)[number];

const probeFile = 'bench-probe.js';

/**
 * Writes a subject's folder.
 * @param built the folder of the built extension
 * @param inside the folder that holds what the bench runs inside
 */
export async function writeSubject(
  subject: Subject,
  folder: string,
  { built, inside }: { built: string; inside: string },
): Promise<void> {
  await cp(built, folder, { recursive: true });
  await cp(join(inside, insideFile), join(folder, insideFile));
  if (subject === 'account') await addProbe(join(folder, 'options.html'), screenProbeScript);
}

/** Puts a script into a page, before everything else in it. */
export async function addProbe(page: string, script: string): Promise<void> {
  const html = await readFile(page, 'utf8');
  const head = '<head>';
  if (!html.includes(head)) throw new Error('The page has no <head> to put the probe into.');
  await writeFile(join(dirname(page), probeFile), script);
  await writeFile(page, html.replace(head, `${head}<script src="/${probeFile}"></script>`));
}

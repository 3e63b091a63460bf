import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { insideFile } from './build-inside.ts';
import { writeEmptyExtension } from './empty-extension.ts';
import { probeScript } from './probe.ts';

/**
 * The extensions that are measured, each in a folder of its own: two empty ones; Curtail with the form
 * and at once, as it is built; and the same two with the probe in their popups.
 */
export const subjects = [
  'empty',
  'secondEmpty',
  'form',
  'atOnce',
  'probedForm',
  'probedAtOnce',
] as const;

export type Subject = (typeof subjects)[number];

const probeFile = 'bench-probe.js';

export const isEmpty = (subject: Subject): boolean => /empty/iu.test(subject);
export const isAtOnce = (subject: Subject): boolean => /atOnce/iu.test(subject);

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
  if (isEmpty(subject)) return await writeEmptyExtension(folder);
  await cp(built, folder, { recursive: true });
  await cp(join(inside, insideFile), join(folder, insideFile));
  if (subject.startsWith('probed')) await addProbe(folder);
}

async function addProbe(folder: string): Promise<void> {
  const popup = join(folder, 'popup.html');
  const html = await readFile(popup, 'utf8');
  const head = '<head>';
  if (!html.includes(head)) throw new Error('The popup has no <head> to put the probe into.');
  await writeFile(join(folder, probeFile), probeScript);
  await writeFile(popup, html.replace(head, `${head}<script src="/${probeFile}"></script>`));
}

import { cp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { insideFile } from './build-inside.ts';
import { writeEmptyExtension } from './empty-extension.ts';
import { probeScript } from './probe.ts';
import { screenProbeScript } from './screen-probe.ts';

/**
 * The extensions that are measured, each in a folder of its own: two empty ones; Curtail with the form
 * and at once, as it is built; the same two with the probe in their popups; and one with the other
 * probe in its options page, for an account that is full.
 */
export const subjects = [
  'empty',
  'secondEmpty',
  'form',
  'atOnce',
  'probedForm',
  'probedAtOnce',
  'account',
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
  if (subject.startsWith('probed')) await addProbe(join(folder, 'popup.html'), probeScript);
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

import type { MovingProblem } from '@/lib/model/moving';
import { numberText } from '@/lib/texts/count-text';

/** What is wrong with a link, by the field that was found to be. */
const linkText: ReadonlyMap<string, string> = new Map([
  ['shortUrl', 'its short link is no web address.'],
  ['longUrl', 'its long address is no web address, or has a user name in it.'],
  ['service', 'its service is no web address that can be connected.'],
  ['domain', 'its short link is neither on its service nor on its domain.'],
  ['title', 'its title is no text, or too long.'],
  ['createdAt', 'the time when it was made is none.'],
  ['expiry', 'its last day is none.'],
]);

const text = {
  foreign: 'This is not a file that Curtail exported.',
  older: 'An older version of Curtail wrote this file, in a form that is not read any more.',
  newer: 'A newer version of Curtail wrote this file. Update Curtail first.',
};

/** Why a file cannot be imported, and where the fault is. */
export function problemInWords({ kind, path, link }: MovingProblem): string {
  if (kind !== 'damaged') return text[kind];
  if (link !== null) return `Link ${numberText(link + 1)}: ${linkFault(path)}`;
  return path === ''
    ? 'This file is damaged: it was changed, or is not complete.'
    : `This file is damaged: something is wrong with “${path}”.`;
}

const linkFault = (path: string): string =>
  linkText.get(path) ?? (path === '' ? 'it is none.' : `something is wrong with “${path}” of it.`);

import type { OptionsServices } from '@/components/options/services';
import { unreadableFile } from '@/components/ui/file-picker';
import type { Steps } from '@/lib/async/yield';
import type { ExportHead, ImportProblem } from '@/lib/model/backup-file';
import type { LinkRecord } from '@/lib/model/link';
import { numberText } from '@/lib/texts/format';

import { type ReadExport, linkParts, readExport } from './link-parts';

/**
 * Reads a file that a person chose, and has all of it checked. Nothing is changed by it.
 * @returns what is in it, or why it cannot be imported
 * @throws where the background cannot be asked, or `steps` were stopped
 */
export async function readChosenFile(
  send: OptionsServices['send'],
  file: File,
  steps: Steps,
): Promise<CheckedExport | { reason: string }> {
  const text = await file.text().catch(() => null);
  if (text === null) return { reason: unreadableFile };
  const read = readExport(text);
  const checked = 'problem' in read ? read : await checkExport(send, read, steps);
  return 'problem' in checked ? { reason: importProblemText(checked.problem) } : checked;
}

/** A file in which everything was found to be as it should be. */
export interface CheckedExport {
  head: ExportHead;
  links: readonly LinkRecord[];
  /** The hosts of its short links, those with the most links first. */
  hosts: string[];
}

/**
 * Has the background check all of a file. Nothing is changed by it.
 * @throws where the background cannot be asked, or `steps` were stopped
 */
export async function checkExport(
  send: OptionsServices['send'],
  { head, links }: ReadExport,
  steps: Steps,
): Promise<CheckedExport | { problem: ImportProblem }> {
  const problem = await send('backup.check', { head });
  if (problem !== null) return { problem };
  if (!Array.isArray(links)) return { problem: { kind: 'damaged', path: 'links', link: null } };
  const claimed: unknown = { head, links };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the background was asked about the head, and is about each part
  const content = claimed as Omit<CheckedExport, 'hosts'>;
  const hosts = await checkLinks(send, content.links, steps);
  return 'problem' in hosts ? hosts : { ...content, hosts: hosts.hosts() };
}

async function checkLinks(
  send: OptionsServices['send'],
  all: readonly LinkRecord[],
  steps: Steps,
): Promise<HostCounts | { problem: ImportProblem }> {
  const hosts = new HostCounts();
  for (const { from, links } of linkParts(all)) {
    steps.reach(from, all.length);
    if (links.length === 0) return { problem: { kind: 'damaged', path: '', link: from } };
    const problem = await send('backup.checkLinks', { links });
    if (problem !== null) return { problem: { ...problem, link: from + (problem.link ?? 0) } };
    hosts.add(links);
  }
  return hosts;
}

/** The hosts of short links that were checked, as they are seen one part after another. */
class HostCounts {
  readonly #counts = new Map<string, number>();

  add(links: readonly Pick<LinkRecord, 'shortUrl'>[]): void {
    for (const { shortUrl } of links) {
      const { host } = new URL(shortUrl);
      this.#counts.set(host, (this.#counts.get(host) ?? 0) + 1);
    }
  }

  /** The hosts of the links, those with the most links first. */
  hosts(): string[] {
    return [...this.#counts].toSorted((a, b) => b[1] - a[1]).map(([host]) => host);
  }
}

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
function importProblemText({ kind, path, link }: ImportProblem): string {
  if (kind !== 'damaged') return text[kind];
  if (link !== null) return `Link ${numberText(link + 1)}: ${linkFault(path)}`;
  return path === ''
    ? 'This file is damaged: it was changed, or is not complete.'
    : `This file is damaged: something is wrong with “${path}”.`;
}

const linkFault = (path: string): string =>
  linkText.get(path) ?? (path === '' ? 'it is none.' : `something is wrong with “${path}” of it.`);

import type { Steps } from '@/components/options/use-steps';
import { unreadableFileText } from '@/components/ui/file-picker';
import { type OptionsServices } from '@/components/ui/services';
import type { ExportHead, ImportProblem } from '@/lib/model/backup-file';
import type { LinkRecord } from '@/lib/model/link';
import { type MessageKey, t } from '@/lib/texts/translate';

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
  if (text === null) return { reason: unreadableFileText() };
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
  const counts = new Map<string, number>();
  for (const part of linkParts(content.links)) {
    steps.reach(part.from, content.links.length);
    if (part.links.length === 0) return { problem: { kind: 'damaged', path: '', link: part.from } };
    const found = await send('backup.checkLinks', { links: part.links });
    if (found !== null) return { problem: { ...found, link: part.from + (found.link ?? 0) } };
    for (const { shortUrl } of part.links) {
      const { host } = new URL(shortUrl);
      counts.set(host, (counts.get(host) ?? 0) + 1);
    }
  }
  const hosts = [...counts].toSorted((a, b) => b[1] - a[1]).map(([host]) => host);
  return { ...content, hosts };
}

/** What is said of a link, by the field in which something is wrong. */
const linkProblems: ReadonlyMap<string, LinkProblemKey> = new Map([
  ['shortUrl', 'data_problem_link_short_url'],
  ['longUrl', 'data_problem_link_long_url'],
  ['service', 'data_problem_link_service'],
  ['domain', 'data_problem_link_domain'],
  ['title', 'data_problem_link_title'],
  ['createdAt', 'data_problem_link_created_at'],
  ['expiry', 'data_problem_link_expiry'],
  ['', 'data_problem_link_none'],
]);

type LinkProblemKey = Exclude<
  Extract<MessageKey, `data_problem_link_${string}`>,
  'data_problem_link_at'
>;

/** Why a file cannot be imported, and where the fault is. */
function importProblemText({ kind, path, link }: ImportProblem): string {
  if (kind !== 'damaged') return t(`data_problem_${kind}`);
  if (link !== null) return linkProblemText(path, link + 1);
  return path === '' ? t('data_problem_damaged') : t('data_problem_damaged_at', { path });
}

function linkProblemText(path: string, number: number): string {
  const key = linkProblems.get(path);
  return key === undefined ? t('data_problem_link_at', { number, path }) : t(key, { number });
}

import type { Steps } from '@/components/options/use-steps';
import { type OptionsServices } from '@/components/ui/services';
import type { ExportHead, ImportedLinks, ImportProblem } from '@/lib/model/backup-file';
import type { LinkRecord } from '@/lib/model/link';
import { idsHere } from '@/lib/rules/services';

/** Some of the links of a file, on their way to the background. */
interface LinkPart<T> {
  /** The place of the first of them in the file, from 0. */
  from: number;
  links: T[];
}

/** As many as one message may hold, and characters of JSON that one should. */
const partLimits = { links: 1000, characters: 4_000_000 };

/** In characters of JSON: many times what a link can have. */
const maxLinkLength = 1_000_000;

/**
 * Cuts the links of a file into parts, each as large as one message may be, and no sooner than it is asked for.
 * A link that fits in no message is a part without links, and the last one.
 */
export function* linkParts<T>(links: readonly T[]): Generator<LinkPart<T>> {
  let part: LinkPart<T> = { from: 0, links: [] };
  let characters = 0;
  for (const [index, link] of links.entries()) {
    const length = messageLength(link);
    const isFull =
      part.links.length === partLimits.links || characters + length > partLimits.characters;
    if (isFull && part.links.length > 0) {
      yield part;
      part = { from: index, links: [] };
      characters = 0;
    }
    if (length > maxLinkLength) {
      if (part.links.length > 0) yield part;
      yield { from: index, links: [] };
      return;
    }
    part.links.push(link);
    characters += length;
  }
  if (part.links.length > 0) yield part;
}

/** Objects and lists in each other. Nothing in a file of Curtail has more than four. */
const maxDepth = 8;

/** In characters of JSON; endless where it is nested so deeply that it would break the message. */
const messageLength = (value: unknown): number =>
  isWithin(value, maxDepth) ? (JSON.stringify(value) ?? '').length : Infinity;

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isWithin(each, levels - 1));
}

/** Has the background add the links of a file that was checked, part by part. Doing it again is as good as once. */
export async function importLinks(
  send: OptionsServices['send'],
  { head, links }: { head: Pick<ExportHead, 'services'>; links: readonly LinkRecord[] },
  steps: Steps,
): Promise<ImportedLinks> {
  const connected = (await send('services.list', undefined)).map(({ connection }) => connection);
  const ids = idsHere(head.services, connected);
  const withIdHere = (link: LinkRecord): LinkRecord => ({
    ...link,
    service: ids.get(link.service) ?? link.service,
  });
  const moved = { added: 0, known: 0 };
  for (const part of linkParts(links)) {
    steps.reach(part.from, links.length);
    const { added, known } = await send('backup.addLinks', { links: part.links.map(withIdHere) });
    moved.added += added;
    moved.known += known;
  }
  return moved;
}

/** A file taken apart. Nothing in it was checked but that it can be handed over. */
export interface ReadExport {
  head: unknown;
  links: unknown;
}

const headFields = ['format', 'version', 'exportedAt', 'preferences', 'services'];

/** In characters: what fifty services have, each with as many extra headers as there may be. */
const maxHeadLength = 2_000_000;

/** Takes the text of an exported file apart. */
export function readExport(text: string): ReadExport | { problem: ImportProblem } {
  const value = parsed(text);
  if (value === undefined) return problem(looksLikeExport(text) ? 'damaged' : 'foreign');
  if (typeof value !== 'object' || value === null) return problem('foreign');
  const fields = new Map<string, unknown>(Object.entries(value));
  // What is missing stays so: not every browser's messages leave out what is undefined.
  const head = Object.fromEntries(
    headFields.flatMap((field) => (fields.has(field) ? [[field, fields.get(field)]] : [])),
  );
  if (messageLength(head) > maxHeadLength) return problem(isNamed(head) ? 'damaged' : 'foreign');
  return { head, links: fields.get('links') };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const looksLikeExport = (text: string): boolean => /^\s*\{\s*"format"\s*:\s*"curtail"/.test(text);

const isNamed = (head: Record<string, unknown>): boolean => head['format'] === 'curtail';

const problem = (kind: ImportProblem['kind']): { problem: ImportProblem } => ({
  problem: { kind, path: '', link: null },
});

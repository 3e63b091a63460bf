import type { MovingProblem } from '@/lib/model/moving';

import { messageLength } from './message-length';

/** A file taken apart. Nothing in it was checked but that it can be handed over. */
export interface ReadExport {
  head: unknown;
  links: unknown;
}

const headFields = ['format', 'version', 'exportedAt', 'preferences', 'connection'];

/** In characters: hundreds of times what a head has. */
const longestHead = 100_000;

/** Takes the text of an exported file apart. */
export function readExport(text: string): ReadExport | { problem: MovingProblem } {
  const value = parsed(text);
  if (value === undefined) return problem(beginsLikeOurs(text) ? 'damaged' : 'foreign');
  if (typeof value !== 'object' || value === null) return problem('foreign');
  const fields = new Map<string, unknown>(Object.entries(value));
  const head = Object.fromEntries(headFields.map((field) => [field, fields.get(field)]));
  if (messageLength(head) > longestHead) return problem(isNamed(head) ? 'damaged' : 'foreign');
  return { head, links: fields.get('links') };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const beginsLikeOurs = (text: string): boolean => /^\s*\{\s*"format"\s*:\s*"curtail"/.test(text);

const isNamed = (head: Record<string, unknown>): boolean => head['format'] === 'curtail';

const problem = (kind: MovingProblem['kind']): { problem: MovingProblem } => ({
  problem: { kind, path: '', link: null },
});

import type { ResourceDefinition, Row } from '@/lib/resources/definition';

/** In characters: what a reader is spared of a name that goes on for pages. */
const longest = 120;

/** What a row is called; by its number where it has no name. */
export function nameOf<R extends Row>(definition: ResourceDefinition<R>, row: R): string {
  const name = definition.nameOf(row).trim();
  return name === '' ? `${capital(definition.one)} ${row.id ?? ''}`.trim() : name;
}

/** The same for labels and dialogs, cut where it is long. */
export function shortNameOf<R extends Row>(definition: ResourceDefinition<R>, row: R): string {
  return cut(nameOf(definition, row));
}

export function cut(text: string): string {
  if (text.length <= longest) return text;
  // A character of two halves is not cut in its middle.
  return `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

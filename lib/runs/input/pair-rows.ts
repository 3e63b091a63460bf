import { maxAliasLength } from '@/lib/rules/alias';
import { suggestAlias } from '@/lib/rules/suggest-alias';
import { slugOf } from '@/lib/rules/text';
import { parseUrl } from '@/lib/rules/url/url';

import type { BulkCells, BulkSourceRow } from './columns';

/** The names in a text, one a line or divided by commas of any script, each once. */
export const pairNames = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;、،，；]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

/**
 * A row for each address and name, numbered anew. @param pattern of their aliases, with `{page}` and `{channel}`; blank for random
 * ones
 */
export function pairRows(
  rows: readonly BulkSourceRow[],
  names: readonly string[],
  pattern: string,
): readonly BulkSourceRow[] {
  if (names.length === 0) return rows;
  const used = new Set<string>();
  return rows.flatMap(({ cells }, row) =>
    names.map((pair, place) => {
      const parts = { page: pageName(cells), channel: suggestAlias(pair) || String(place + 1) };
      const alias = pattern === '' ? '' : unusedOf(filled(pattern, parts), used);
      return { line: row * names.length + place + 1, cells: { ...cells, alias }, pair };
    }),
  );
}

/** By what it is called already, else by its title or address. */
const pageName = ({ alias, title, url }: BulkCells): string =>
  alias ||
  suggestAlias(title) ||
  suggestAlias(slugOf(url).replace(/\.\w+$/, '')) ||
  suggestAlias(parseUrl(url)?.hostname.replace(/^www\./, '') ?? url);

const filled = (pattern: string, { page, channel }: { page: string; channel: string }): string =>
  pattern
    .trim()
    .replaceAll('{page}', page)
    .replaceAll('{channel}', channel)
    .slice(0, maxAliasLength - 4);

/** Two pages of a list may have one name. */
function unusedOf(alias: string, used: Set<string>): string {
  let free = alias;
  for (let number = 2; used.has(free.toLowerCase()); number += 1) free = `${alias}-${number}`;
  used.add(free.toLowerCase());
  return free;
}

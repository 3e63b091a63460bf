import type { Column, Row } from '@/lib/resources/definition';

import { cellText } from './cell-text';

/** What a search looks into, one text for each row, in their order. It is worked out once for the rows, not with each key. */
export function haystacksOf<R extends Row>(
  rows: readonly R[],
  columns: readonly Column<R>[],
): string[] {
  return rows.map((row) =>
    columns
      .map((column) => cellText(column, row))
      .join('\n')
      .toLowerCase(),
  );
}

/** @returns the rows in which every word of the query occurs; all of them for a blank one. */
export function searchRows<R extends Row>(
  rows: readonly R[],
  haystacks: readonly string[],
  query: string,
): readonly R[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((_, i) => words.every((word) => haystacks[i]?.includes(word)));
}

import { distinctRows } from '@/lib/rules/distinct-rows';

/** The rows of a further page that are not among those before it: pages may overlap. */
export function newRows<T>(before: readonly T[], page: readonly T[]): T[] {
  const seen = new Set<string>();
  distinctRows(before, seen);
  return distinctRows(page, seen);
}

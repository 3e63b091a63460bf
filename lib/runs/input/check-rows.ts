import type { Folder } from '@/lib/model/link';
import type { BulkInput } from '@/lib/model/run';
import { fold } from '@/lib/rules/text';
import { canonicalUrl, looseUrlKey } from '@/lib/rules/url/url-keys';

import { type BulkRules, type CheckedBulk, checkBulkRow } from './check-row';
import type { BulkSourceRow } from './columns';

export function beginBulkCheck(rules: BulkRules): {
  checked: CheckedBulk;
  add: (row: BulkSourceRow) => void;
} {
  const checked: CheckedBulk = {
    ready: [],
    duplicates: [],
    problems: [],
    bad: 0,
    tracking: 0,
    unfiled: 0,
  };
  const firsts = new Map<string, number>();
  return {
    checked,
    add: (row) => {
      const input = checkBulkRow(row, rules, checked);
      if (input !== null) addRow(input, checked, firsts, rules);
    },
  };
}

/** @param firsts the line at which each link that may be there once only was asked for first */
function addRow(
  input: BulkInput,
  checked: CheckedBulk,
  firsts: Map<string, number>,
  { areMoved }: BulkRules,
): void {
  const { line, alias } = input;
  const key = requestKey(input);
  const first = firsts.get(key);
  if (first === undefined || (areMoved && alias !== '')) {
    firsts.set(key, line);
    checked.ready.push(input);
  } else if (alias === '') {
    checked.duplicates.push({ input, first });
  } else {
    checked.bad += 1;
    const problem = { column: 'alias', value: alias, problem: 'alias_twice' } as const;
    checked.problems.push({ line, ...problem, with: first });
  }
}

const requestKey = ({ url, exactUrl, alias, password, expiry, domain }: BulkInput): string =>
  (alias === ''
    ? ['page', domain, expiry, password, exactUrl ? canonicalUrl(url) : looseUrlKey(url)]
    : ['alias', domain, alias]
  ).join(' ');

const nameKey = (name: string): string => fold(name.trim());

/** Finds campaigns or channels by the names that people write into a list, in whatever letters; the first of several with one name. */
export function folderNames(folders: readonly Folder[]): (name: string) => Folder | null {
  const known = new Map(folders.toReversed().map((folder) => [nameKey(folder.name), folder]));
  return (name) => known.get(nameKey(name)) ?? null;
}

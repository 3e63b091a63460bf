import type { Folder } from '@/lib/model/link';
import type { BulkInput } from '@/lib/model/run';
import type { Problem } from '@/lib/rules/problems';
import { fold } from '@/lib/rules/text';
import { looseUrlKey } from '@/lib/rules/url/url-keys';

import { type BulkRules, checkBulkRow } from './check-row';
import type { BulkColumn, BulkSourceRow } from './columns';

/** What is wrong with a row, and where it stands. */
export interface BulkProblem {
  line: number;
  column: BulkColumn;
  /** What stands there; blank for a password, which is never shown. */
  value: string;
  problem: Problem;
  /** The line that it gets in the way of; null for none. */
  with: number | null;
}

/** A duplicate: a row that asks for the same link as an earlier one. */
export interface DuplicateRow {
  input: BulkInput;
  /** The line of the earlier one. */
  first: number;
}

export interface CheckedBulk {
  /** What can be made, without the twins. */
  ready: BulkInput[];
  duplicates: DuplicateRow[];
  problems: BulkProblem[];
  /** How many rows have problems; one row may have several. */
  bad: number;
  /** How many rows have tracking parameters that can be taken out. */
  tracking: number;
  /** How many rows are not filed as they say, as the account's folders are unknown. */
  unfiled: number;
}

interface BulkCheck {
  checked: CheckedBulk;
  /** Checks one more row; they must come in their order. */
  add: (row: BulkSourceRow) => void;
}

/** Checks rows one after the other, so that a long list can be checked in parts. */
export function beginBulkCheck(rules: BulkRules): BulkCheck {
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
      const { input, problems, hasTracking, isUnfiled } = checkBulkRow(row, rules);
      for (const { column, problem } of problems) {
        const value = column === 'password' ? '' : row.cells[column];
        checked.problems.push({ line: row.line, column, value, problem, with: null });
      }
      if (input === null) {
        checked.bad += 1;
        return;
      }
      if (hasTracking) checked.tracking += 1;
      if (isUnfiled) checked.unfiled += 1;
      addRow(input, checked, firsts);
    },
  };
}

/** @param firsts the line at which each link that may be there once only was asked for first */
function addRow(input: BulkInput, checked: CheckedBulk, firsts: Map<string, number>): void {
  const { line, alias } = input;
  const key = requestKey(input);
  const first = firsts.get(key);
  if (first === undefined) {
    firsts.set(key, line);
    checked.ready.push(input);
  } else if (alias === '') {
    checked.duplicates.push({ input, first });
  } else {
    checked.bad += 1;
    checked.problems.push({
      line,
      column: 'alias',
      value: alias,
      problem: 'alias_twice',
      with: first,
    });
  }
}

/** What tells one link from another: where it is, or else all that it is asked to be. */
const requestKey = ({ url, alias, password, expiry, domain }: BulkInput): string =>
  (alias === ''
    ? ['page', domain, expiry, password, looseUrlKey(url)]
    : ['alias', domain, alias]
  ).join(' ');

/** Checks all rows at once. */
export function checkBulkRows(rows: readonly BulkSourceRow[], rules: BulkRules): CheckedBulk {
  const { checked, add } = beginBulkCheck(rules);
  for (const row of rows) add(row);
  return checked;
}

/**
 * Finds campaigns or channels by the names that people write into a list: as they are, or in other letters.
 * @param folders all of one kind
 */
export function folderNames(folders: readonly Folder[]): (name: string) => Folder | null {
  const exact = new Map<string, Folder>();
  const folded = new Map<string, Folder>();
  // The first of several with one name is the one that it means.
  for (const folder of folders.toReversed()) {
    exact.set(folder.name.trim(), folder);
    folded.set(fold(folder.name.trim()), folder);
  }
  return (name) => exact.get(name.trim()) ?? folded.get(fold(name.trim())) ?? null;
}

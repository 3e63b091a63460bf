import type { BulkRules, CheckedBulk } from '@/lib/runs/input/check-row';
import { beginBulkCheck, folderNames } from '@/lib/runs/input/check-rows';
import { type BulkCells, type BulkSourceRow, blankCells } from '@/lib/runs/input/columns';

export const spring = { kind: 'campaign', id: '3', name: 'Spring' } as const;
export const news = { kind: 'channel', id: '5', name: 'News' } as const;

/** An account with a domain, a campaign and a channel. @param parts what differs */
export const bulkRules = (parts: Partial<BulkRules> = {}): BulkRules => ({
  today: '2026-11-20',
  tracking: {},
  areMoved: false,
  strips: true,
  tags: [],
  spelling: { tagCase: 'lower', tagBlanks: 'hyphen' },
  mayFile: true,
  ownHost: 'short.example',
  domains: new Set(['brand.example']),
  campaigns: folderNames([spring]),
  channels: folderNames([news]),
  rowDefaults: { expiry: '', domain: '', campaign: null, channel: null },
  ...parts,
});

/** A row of a page. @param cells what else is in it */
export const bulkRow = (line: number, cells: Partial<BulkCells> = {}): BulkSourceRow => ({
  line,
  cells: { ...blankCells, url: `https://example.com/${line}`, ...cells },
});

/** Checks all rows at once. */
export function checkBulkRows(rows: readonly BulkSourceRow[], rules: BulkRules): CheckedBulk {
  const { checked, add } = beginBulkCheck(rules);
  for (const row of rows) add(row);
  return checked;
}

import { type OptionsServices } from '@/components/ui/services';
import { AppError, type FieldName } from '@/lib/model/errors';
import type { BulkResult } from '@/lib/model/run';
import { type BulkColumn, bulkColumns } from '@/lib/runs/input/columns';
import { inOneSentence } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

// Headings and states are English in every language: they are what a list to shorten, and a spreadsheet's
// formulas, are read by.

const stateText: Record<BulkResult['state'], string> = {
  waiting: 'not created',
  made: 'created',
  existing: 'existing',
  failed: 'failed',
};

/** None of them is `password`: such a file, shortened again, would give links that ask for “yes”. */
const resultColumns =
  'line,url,short link,state,reason,alias,expiry,domain,password protected,campaign,channel'.split(
    ',',
  );

/** A row that has its link. */
export type RowWithLink = BulkResult & { shortUrl: string };

/** Whether a row has the link that was asked for: one that failed may have another, which is not to be handed out unseen. */
export const hasLink = (row: BulkResult): row is RowWithLink =>
  row.shortUrl !== null && (row.state === 'made' || row.state === 'existing');

/** Everything that became of a list, as a table with its header. */
export const resultsTable = (results: readonly BulkResult[]): string[][] => [
  resultColumns,
  ...results.map((result) => [
    String(result.line),
    result.url,
    result.shortUrl ?? '',
    stateText[result.state],
    rowReasonText(result),
    result.alias,
    lacks(result, 'expiry') ? '' : result.expiry,
    result.domain,
    protectedText(result),
    result.campaign?.name ?? '',
    result.channel?.name ?? '',
  ]),
];

/** Whether there is a link without what was asked for. */
const lacks = ({ shortUrl, error }: BulkResult, field: FieldName): boolean =>
  shortUrl !== null && error?.code === 'not_as_asked' && error.field === field;

function protectedText(result: BulkResult): string {
  const { hasPassword, error } = result;
  if (error?.code === 'not_confirmed' && error.field === 'password') return 'unconfirmed';
  return hasPassword && !lacks(result, 'password') ? 'yes' : 'no';
}

/** What failed, in the columns of a list to be shortened, so that it can be mended and dropped again; the reasons come last. */
export const failuresTable = (results: readonly BulkResult[]): string[][] => [
  [...bulkColumns, 'line', 'reason'],
  ...results
    .filter(({ state }) => state === 'failed')
    .map((result) =>
      bulkColumns
        .map((column) => cellOf(result, column))
        .concat(String(result.line), rowReasonText(result)),
    ),
];

/** Why a row has no link, why its link may not be as asked, or why it is not filed. */
export const rowReasonText = ({ error }: BulkResult): string =>
  error === null ? '' : inOneSentence(error);

function cellOf(result: BulkResult, column: BulkColumn): string {
  // No password can be this, so such a row is refused until it is mended.
  if (column === 'password') return result.hasPassword ? t('bulk_password_again') : '';
  if (column === 'campaign' || column === 'channel') return result[column]?.name ?? '';
  return result[column];
}

/** How many rows are handed over at once. */
const batchSize = 1000;

/** What became of all rows of a job, in their order. @throws `internal` where some are missing, as in a job that was dismissed meanwhile */
export async function bulkResults(
  { send }: OptionsServices,
  { id, total }: { id: string; total: number },
): Promise<BulkResult[]> {
  const all: BulkResult[] = [];
  while (all.length < total) {
    const part = await send('bulk.results', { id, from: all.length, count: batchSize });
    if (part.length === 0) break;
    all.push(...part);
  }
  if (all.length < total) throw new AppError({ code: 'internal' });
  return all;
}

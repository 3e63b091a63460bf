import { type BulkTable, tableReadingOf } from '@/components/options/bulk/read-text';
import { Switch } from '@/components/ui/switch';
import { type BulkColumn, bulkColumns } from '@/lib/runs/input/columns';
import { t } from '@/lib/texts/translate';

import type { NewListState } from './use-new-list';

/** How many rows are shown to tell what a column holds. */
const previewRows = 4;

/** How many columns can be chosen from; no list of links has more. */
const maxColumns = 30;

/** What each column of a table is, over its first rows. */
export function ColumnsPart({ table, draft, change }: NewListState & { table: BulkTable }) {
  const { hasHeader, columns } = tableReadingOf(table, draft);
  const width = Math.min(table.width, maxColumns);
  const choose = (at: number, chosen: string) => {
    const column = bulkColumns.find((each) => each === chosen) ?? null;
    // A column can be there once: another one that was it is left out.
    const others = columns.map((each) => (each === column ? null : each));
    change({ columns: others.map((each, i) => (i === at ? column : each)), hasHeader });
  };
  return (
    <>
      {/* A keyboard scrolls only what it can reach. */}
      <div class="bulk-preview" role="group" aria-label={t('bulk_preview')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {Array.from({ length: width }, (_, at) => (
                <th key={at} scope="col">
                  <select
                    class="field-control"
                    aria-label={t('bulk_column', { number: at + 1 })}
                    value={columns[at] ?? ''}
                    onChange={({ currentTarget }) => choose(at, currentTarget.value)}
                  >
                    <option value="">{t('bulk_column_ignore')}</option>
                    {bulkColumns.map((column) => (
                      <option key={column} value={column}>
                        {t(`bulk_column_${column}`)}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.slice(0, previewRows).map(({ line, cells }, row) => (
              <tr key={line} class={hasHeader && row === 0 ? 'bulk-preview-header' : undefined}>
                {Array.from({ length: width }, (_, at) => (
                  <td key={at}>
                    <bdi>{previewCell(cells[at] ?? '', columns[at], hasHeader && row === 0)}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="bulk-card-row">
        <Switch checked={hasHeader} onChange={(checked) => change({ hasHeader: checked, columns })}>
          {t('bulk_header')}
        </Switch>
        {columns.includes('password') ? (
          <p class="bulk-value">{t('bulk_passwords_in_logs')}</p>
        ) : null}
      </div>
    </>
  );
}

function previewCell(cell: string, column: BulkColumn | null | undefined, isName: boolean): string {
  if (column === 'password' && !isName && cell !== '') return '••••';
  return cell.length > 100 ? `${cell.slice(0, 100)}…` : cell;
}

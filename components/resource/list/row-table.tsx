import { addressOf, shortRowName } from '@/components/resource/place';
import { type Resource, hasId } from '@/components/resource/resource';
import { Button } from '@/components/ui/button';
import type { Row } from '@/lib/resources/definition';
import { t } from '@/lib/texts/translate';

import { Cell } from './cell';

import './row-table.css';

interface RowTableProps<R extends Row> {
  resource: Resource<R>;
  rows: readonly R[];
}

/** Some rows of a list. In a narrow window each row is a card, and its cells say what they are. */
export function RowTable<R extends Row>({ resource, rows }: RowTableProps<R>) {
  const { definition, offers } = resource;
  const hasActions = offers.detail || offers.update || offers.delete;
  const hasFixed = hasActions && rows.some((row) => !hasId(row));
  return (
    <>
      <table class="rows">
        <caption class="unseen">{t(`${definition.words}_title`)}</caption>
        <thead>
          <tr>
            {definition.columns.map(({ heading, kind }) => (
              <th key={heading} scope="col" class={`column-${kind}`}>
                {t(heading)}
              </th>
            ))}
            {hasActions ? (
              <th scope="col">
                <span class="unseen">{t('list_actions')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // By its place, as most keys typed into the search change every row: filling fifty anew is far
            // quicker than building them.
            <TableRow key={i} resource={resource} row={row} />
          ))}
        </tbody>
      </table>
      {hasFixed && definition.readOnlyNote !== undefined ? (
        <p class="rows-note">{t(definition.readOnlyNote)}</p>
      ) : null}
    </>
  );
}

function TableRow<R extends Row>({ resource, row }: { resource: Resource<R>; row: R }) {
  const { definition, offers } = resource;
  return (
    <tr>
      {definition.columns.map((column, i) => {
        const cell = <Cell column={column} row={row} />;
        const attributes = { class: `column-${column.kind}`, 'data-heading': t(column.heading) };
        return i === 0 ? (
          <th key={column.heading} scope="row" {...attributes}>
            {offers.detail && hasId(row) && column.kind === 'text' ? (
              <a class="rows-open" href={addressOf(definition, { at: 'detail', id: row.id })}>
                {cell}
              </a>
            ) : (
              cell
            )}
          </th>
        ) : (
          <td key={column.heading} {...attributes}>
            {cell}
          </td>
        );
      })}
      <RowActions resource={resource} row={row} />
    </tr>
  );
}

/** What can be done with one row, in the last cell of it. */
function RowActions<R extends Row>({ resource, row }: { resource: Resource<R>; row: R }) {
  const { definition, offers, onDelete } = resource;
  if (!offers.detail && !offers.update && !offers.delete) return null;
  if (!hasId(row)) {
    return (
      <td class="rows-actions">
        <span class="cell-empty">{t('list_read_only')}</span>
      </td>
    );
  }
  const name = shortRowName(definition, row);
  const link = (label: 'list_view' | 'list_edit', at: 'detail' | 'update') => (
    <a
      class="button button-ghost button-small"
      href={addressOf(definition, { at, id: row.id })}
      aria-label={t(`${label}_name`, { name })}
    >
      {t(label)}
    </a>
  );
  return (
    <td class="rows-actions">
      <div>
        {offers.detail ? link('list_view', 'detail') : null}
        {offers.update ? link('list_edit', 'update') : null}
        {offers.delete ? (
          <Button
            variant="ghost"
            class="button-small row-delete"
            label={t('list_delete_name', { name })}
            onClick={() => onDelete(row)}
          >
            {t('list_delete')}
          </Button>
        ) : null}
      </div>
    </td>
  );
}

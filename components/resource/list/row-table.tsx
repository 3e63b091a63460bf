import { Pencil, Trash2 } from 'lucide';

import { addressOf, shortRowName } from '@/components/resource/place';
import { type Resource, hasId } from '@/components/resource/resource';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Row } from '@/lib/resources/definition';
import { t } from '@/lib/texts/translate';

import { Cell, Tile, cellText } from './cell';

import './row-table.css';

interface RowTableProps<R extends Row> {
  resource: Resource<R>;
  rows: readonly R[];
}

/** Some rows of a list. In a narrow window each row is a card, and its cells say what they are. */
export function RowTable<R extends Row>({ resource, rows }: RowTableProps<R>) {
  const { definition, offers } = resource;
  const hasActions = offers.update || offers.delete;
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

interface TableRowProps<R extends Row> {
  resource: Resource<R>;
  row: R;
}

function TableRow<R extends Row>({ resource, row }: TableRowProps<R>) {
  const { columns } = resource.definition;
  return (
    <tr>
      <th scope="row">
        <RowName resource={resource} row={row} />
      </th>
      {columns.slice(1).map((column) => (
        <td key={column.heading} class={`column-${column.kind}`} data-heading={t(column.heading)}>
          <Cell column={column} row={row} />
        </td>
      ))}
      <RowActions resource={resource} row={row} />
    </tr>
  );
}

/** What a row is called, which leads to its page where it has one. */
function RowName<R extends Row>({ resource, row }: TableRowProps<R>) {
  const { definition, offers, icon } = resource;
  const column = definition.columns[0];
  const isNamed = column !== undefined && cellText(column, row) !== '';
  const name = (
    <>
      <Tile of={icon} color={definition.colorOf?.(row) ?? null} />
      {isNamed ? (
        <Cell column={column} row={row} />
      ) : (
        <span class="cell-empty">{shortRowName(definition, row)}</span>
      )}
    </>
  );
  return offers.detail && hasId(row) ? (
    <a class="rows-name" href={addressOf(definition, { at: 'detail', id: row.id })}>
      {name}
    </a>
  ) : (
    <span class="rows-name">{name}</span>
  );
}

/** What can be done with one row, in the last cell of it. */
function RowActions<R extends Row>({ resource, row }: TableRowProps<R>) {
  const { definition, offers, onDelete } = resource;
  if (!offers.update && !offers.delete) return null;
  if (!hasId(row)) {
    return (
      <td class="rows-actions">
        <span class="cell-empty">{t('list_read_only')}</span>
      </td>
    );
  }
  const name = shortRowName(definition, row);
  const edit = t('list_edit_name', { name });
  return (
    <td class="rows-actions">
      <div>
        {offers.update ? (
          <a
            class="button button-ghost button-icon"
            href={addressOf(definition, { at: 'update', id: row.id })}
            aria-label={edit}
            title={edit}
          >
            <Icon of={Pencil} />
          </a>
        ) : null}
        {offers.delete ? (
          <IconButton
            of={Trash2}
            class="row-delete"
            label={t('list_delete_name', { name })}
            onClick={() => onDelete(row)}
          />
        ) : null}
      </div>
    </td>
  );
}

import { Pencil, Trash2 } from 'lucide';

import { addressOf, rowName, truncated } from '@/components/resource/place';
import { hasId, useResource } from '@/components/resource/resource';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Row } from '@/lib/resources/definition';
import { t } from '@/lib/texts/translate';

import { Cell, Tile, cellText } from './cell';

/** Some rows of a list. In a narrow window each row is a card, and its cells say what they are. */
export function RowTable({ rows }: { rows: readonly Row[] }) {
  const { definition, offers } = useResource();
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
              <th scope="col" class="rows-actions">
                <span class="unseen">{t('list_actions')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // By its place, as most keys typed into the search change every row: filling fifty anew is far
            // quicker than building them.
            <TableRow key={i} row={row} />
          ))}
        </tbody>
      </table>
      {hasFixed && definition.readOnlyNote !== undefined ? (
        <p class="screen-lead">{t(definition.readOnlyNote)}</p>
      ) : null}
    </>
  );
}

function TableRow({ row }: { row: Row }) {
  const { definition, icon, offers, askToDelete } = useResource();
  const [column, ...others] = definition.columns;
  const name = truncated(rowName(definition, row));
  const title = (
    <>
      <Tile of={icon} color={definition.colorOf?.(row) ?? null} />
      {column !== undefined && cellText(column, row) !== '' ? (
        <Cell column={column} row={row} />
      ) : (
        <span class="cell-empty">{name}</span>
      )}
    </>
  );
  return (
    <tr>
      <th scope="row" class={`column-${column?.kind ?? 'text'}`}>
        {offers.detail && hasId(row) ? (
          <a class="rows-name" href={addressOf(definition, { at: 'detail', id: row.id })}>
            {title}
          </a>
        ) : (
          <span class="rows-name">{title}</span>
        )}
      </th>
      {others.map((other) => (
        <td key={other.heading} class={`column-${other.kind}`} data-heading={t(other.heading)}>
          <Cell column={other} row={row} />
        </td>
      ))}
      {offers.update || offers.delete ? (
        <td class="rows-actions">
          {!hasId(row) ? <span class="cell-empty">{t('list_read_only')}</span> : null}
          {hasId(row) && offers.update ? (
            <a
              class="button button-ghost button-icon"
              href={addressOf(definition, { at: 'update', id: row.id })}
              aria-label={t('list_edit_name', { name })}
              title={t('list_edit_name', { name })}
            >
              <Icon of={Pencil} />
            </a>
          ) : null}
          {hasId(row) && offers.delete ? (
            <IconButton
              of={Trash2}
              class="row-delete"
              label={t('list_delete_name', { name })}
              onClick={() => askToDelete(row)}
            />
          ) : null}
        </td>
      ) : null}
    </tr>
  );
}

/** The room of the rows that are on their way, once they have been waited for for a moment. */
export const RowSkeletons = () => (
  <div class="rows row-skeletons" aria-hidden="true">
    {['58%', '44%', '66%', '50%', '72%'].map((inlineSize) => (
      <div key={inlineSize} class="row row-skeleton">
        <span class="tile skeleton" />
        <span class="skeleton" style={{ inlineSize }} />
      </div>
    ))}
  </div>
);

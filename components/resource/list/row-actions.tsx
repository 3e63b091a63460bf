import { addressOf } from '@/components/resource/place';
import { type Resource, hasId } from '@/components/resource/resource';
import { shortNameOf } from '@/components/resource/row-name';
import { Button } from '@/components/ui/button';
import type { Row } from '@/lib/resources/definition';

/** What can be done with one row, in the last cell of it. */
export function RowActions<R extends Row>({ resource, row }: { resource: Resource<R>; row: R }) {
  const { definition, offers, onDelete } = resource;
  if (!offers.detail && !offers.update && !offers.delete) return null;
  if (!hasId(row)) {
    return (
      <td class="rows-actions">
        <span class="cell-nothing">Not editable</span>
      </td>
    );
  }
  const name = shortNameOf(definition, row);
  const link = (label: string, at: 'detail' | 'update') => (
    <a
      class="button button-quiet button-small"
      href={addressOf(definition, { at, id: row.id })}
      aria-label={`${label} ${name}`}
    >
      {label}
    </a>
  );
  return (
    <td class="rows-actions">
      <div>
        {offers.detail ? link('Open', 'detail') : null}
        {offers.update ? link('Edit', 'update') : null}
        {offers.delete ? (
          <Button
            variant="quiet"
            class="button-small row-delete"
            label={`Delete ${name}`}
            onClick={() => onDelete(row)}
          >
            Delete
          </Button>
        ) : null}
      </div>
    </td>
  );
}

import { Button } from '@/components/ui/button';
import { Screen } from '@/components/ui/screen';
import { StatusMessage } from '@/components/ui/status-message';
import type { Row } from '@/lib/resources/definition';

import { MessageWarning } from './message-warning';
import { addressOf } from './place';
import type { Resource, RowWithId } from './resource';
import { nameOf } from './row-name';

interface DetailPartProps<R extends Row> {
  resource: Resource<R>;
  row: RowWithId<R>;
}

/** One row on a page of its own: the frame, with the resource's own part in it. */
export function DetailPart<R extends Row>({ resource, row }: DetailPartProps<R>) {
  const { definition, parts, services, offers, message, onDelete } = resource;
  const { Detail } = parts;
  return (
    <Screen
      title={nameOf(definition, row)}
      status={<StatusMessage text={message?.text ?? ''} />}
      wide
    >
      <div class="section-actions">
        <a class="button button-plain" href={addressOf(definition, { at: 'list' })}>
          Back to list
        </a>
        {offers.update ? (
          <a class="button button-plain" href={addressOf(definition, { at: 'update', id: row.id })}>
            Edit
          </a>
        ) : null}
        {offers.delete ? (
          <Button variant="danger" onClick={() => onDelete(row)}>
            Delete
          </Button>
        ) : null}
      </div>
      <MessageWarning message={message} />
      {Detail === undefined ? null : <Detail row={row} services={services} />}
    </Screen>
  );
}

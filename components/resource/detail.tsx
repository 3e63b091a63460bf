import type { ComponentChildren } from 'preact';

import { Loading } from '@/components/account/account-read-part';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Screen, StatusMessage } from '@/components/ui/screen';
import type { Row } from '@/lib/resources/definition';

import { LoadFailure, LoadMore } from './list/load-state';
import { addressOf, rowName } from './place';
import { type Resource, type RowWithId, hasId } from './resource';
import { MessageWarning } from './use-message';

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
      title={rowName(definition, row)}
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

interface RowPartProps<R extends Row> {
  resource: Resource<R>;
  id: string;
  children: (row: RowWithId<R>) => ComponentChildren;
}

/** Draws a row by its number, or says how it stands with the list that it should be in. */
export function RowPart<R extends Row>({ resource, id, children }: RowPartProps<R>) {
  const { definition, list } = resource;
  const row = list.loaded?.rows.find((one) => one.id === id);
  if (row !== undefined && hasId(row)) return <>{children(row)}</>;
  return (
    <Screen title={definition.title} wide>
      <a class="resource-back" href={addressOf(definition, { at: 'list' })}>
        Back to list
      </a>
      <LoadFailure resource={resource} />
      <Absent resource={resource} id={id} />
    </Screen>
  );
}

function Absent<R extends Row>({ resource, id }: { resource: Resource<R>; id: string }) {
  const { definition, list } = resource;
  if (list.loaded === null) {
    return list.error === null ? (
      <Loading what={`your ${definition.many}`} waitUntil={list.waitUntil} />
    ) : null;
  }
  if (list.job === 'first')
    return <Loading what={`the ${definition.one}`} waitUntil={list.waitUntil} />;
  if (list.loaded.complete) {
    return (
      <Notice tone="info">
        There is no {definition.one} with the number {id}.
      </Notice>
    );
  }
  return (
    <>
      <p>
        The {definition.one} with the number {id} is not in the list that is loaded.
      </p>
      <LoadMore list={list} />
    </>
  );
}

import type { ComponentChildren } from 'preact';

import { Loading } from '@/components/account/account-read-part';
import { Notice } from '@/components/ui/notice';
import { Screen } from '@/components/ui/screen';
import type { Row } from '@/lib/resources/definition';

import { LoadFailure } from './list/load-failure';
import { LoadMore } from './list/load-more';
import { addressOf } from './place';
import { type Resource, type RowWithId, hasId } from './resource';

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

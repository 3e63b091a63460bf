import { useState } from 'preact/hooks';

import { AccountGate } from '@/components/account/account-gate';
import type { ResourceServices } from '@/components/account/remedies';
import type { ConnectionView } from '@/lib/model/connection';
import type { ResourceDefinition, Row } from '@/lib/resources/definition';

import { DeleteDialog, useFocusAfterDelete } from './delete-dialog';
import { DetailPart, RowPart } from './detail';
import { FormPart } from './form/form-part';
import { useList } from './list/list-loader';
import { ListPart } from './list/list-part';
import type { ListView } from './list/search';
import { type Place, addressOf, capitalized, goTo, placeAt } from './place';
import type { Done, Offers, Resource, ResourceParts, RowWithId } from './resource';
import { type Message, useMessage } from './use-message';

interface ResourceScreenProps<R extends Row> {
  definition: ResourceDefinition<R>;
  parts: ResourceParts<R>;
  services: ResourceServices;
  /** What follows the resource's id in the address: ``, `new`, `12`, `12/edit`. */
  path: string;
}

/** The one screen of all resources: list, search, details, forms and deleting, drawn from a definition. */
export function ResourceScreen<R extends Row>(props: ResourceScreenProps<R>) {
  const { definition, services } = props;
  return (
    <AccountGate services={services} title={definition.title} uses={definition.many}>
      {(connection) => <Connected {...props} connection={connection} />}
    </AccountGate>
  );
}

type ConnectedProps<R extends Row> = ResourceScreenProps<R> & { connection: ConnectionView };

function Connected<R extends Row>(props: ConnectedProps<R>) {
  const { definition, parts, services, path, connection } = props;
  const list = useList<R>(services.account, definition.operations.list);
  const [view, setView] = useState({ query: '', page: 0 });
  const focus = useFocusAfterDelete();
  const [deleting, setDeleting] = useState<RowWithId<R> | null>(null);
  const offers = offersOf(definition, parts);
  const place = placeAt(path, offers);
  const [message, setMessage] = useMessage(addressOf(definition, place));
  const show = (next: Place, said: Omit<Message, 'address'>) => {
    const address = addressOf(definition, next);
    setMessage({ ...said, address });
    goTo(address);
  };

  /** `isHere`: nobody went to another place meanwhile. */
  const done = (row: RowWithId<R> | null, { input, answer, warning, isHere }: Done) => {
    if (row === null) list.refresh(true);
    else list.patch(row.id, { input, answer });
    if (!isHere) return;
    const text = row === null ? `${capitalized(definition.one)} created` : 'Saved';
    const next: Place =
      row !== null && offers.detail ? { at: 'detail', id: row.id } : { at: 'list' };
    show(next, { text, warning });
  };

  const deleted = (row: RowWithId<R>) => {
    list.remove(row.id);
    setDeleting(null);
    focus.lost();
    show({ at: 'list' }, { text: `${capitalized(definition.one)} deleted`, warning: undefined });
  };

  const resource: Resource<R> = {
    definition,
    parts,
    services,
    offers,
    list,
    message,
    address: connection.address,
    onDelete: (row) => {
      focus.remember();
      setDeleting(row);
    },
  };
  return (
    <>
      <PlacePart resource={resource} place={place} view={view} setView={setView} done={done} />
      {deleting === null ? null : (
        <DeleteDialog
          resource={resource}
          row={deleting}
          onDeleted={() => deleted(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

function offersOf<R extends Row>(
  { operations, form }: ResourceDefinition<R>,
  parts: ResourceParts<R>,
): Offers {
  return {
    create: operations.create !== undefined && form !== undefined,
    update: operations.update !== undefined && form !== undefined,
    delete: operations.delete !== undefined,
    detail: parts.Detail !== undefined,
  };
}

interface PlacePartProps<R extends Row> {
  resource: Resource<R>;
  place: Place;
  view: ListView;
  setView: (view: ListView) => void;
  done: (row: RowWithId<R> | null, done: Done) => void;
}

/** What of the resource the address names. */
function PlacePart<R extends Row>(props: PlacePartProps<R>) {
  const { resource, place, view, setView, done } = props;
  switch (place.at) {
    case 'list':
      return <ListPart resource={resource} view={view} setView={setView} />;
    case 'create':
      return <FormPart resource={resource} row={null} onDone={(made) => done(null, made)} />;
    case 'detail':
      return (
        <RowPart key={place.id} resource={resource} id={place.id}>
          {(row) => <DetailPart resource={resource} row={row} />}
        </RowPart>
      );
    case 'update':
      return (
        <RowPart key={`${place.id}/edit`} resource={resource} id={place.id}>
          {(row) => <FormPart resource={resource} row={row} onDone={(made) => done(row, made)} />}
        </RowPart>
      );
  }
}

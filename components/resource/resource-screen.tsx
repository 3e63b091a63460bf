import type { IconNode } from 'lucide';
import { useRef, useState } from 'preact/hooks';

import { AccountGate } from '@/components/ui/account-gate';
import type { ConnectionView } from '@/lib/model/connection';
import type { ResourceDefinition, Row } from '@/lib/resources/definition';
import { t } from '@/lib/texts/translate';

import { useDeleteRow, useFocusAfterDelete } from './delete-dialog';
import { AbsentRow, DetailPart, rowAt } from './detail';
import { FormPart } from './form/form-part';
import { type List, useList } from './list/list-loader';
import { ListPart } from './list/list-part';
import type { ListView } from './list/list-view';
import { type Place, addressOf, goTo, placeAt } from './place';
import {
  type Done,
  type Offers,
  type Resource,
  type ResourceParts,
  type RowWithId,
  createdId,
  offersOf,
} from './resource';
import { type Message, useMessage } from './use-message';

interface ResourceScreenProps<R extends Row> {
  definition: ResourceDefinition<R>;
  icon: IconNode;
  parts: ResourceParts<R>;
  /** What follows the resource's id in the address: ``, `new`, `12`, `12/edit`. */
  path: string;
}

/** The one screen of all resources: list, search, details, forms and deleting, drawn from a definition. */
export function ResourceScreen<R extends Row>(props: ResourceScreenProps<R>) {
  const { definition } = props;
  return (
    <AccountGate words={definition.words}>
      {(connection) => <Connected {...props} connection={connection} />}
    </AccountGate>
  );
}

type ConnectedProps<R extends Row> = ResourceScreenProps<R> & { connection: ConnectionView };

function Connected<R extends Row>(props: ConnectedProps<R>) {
  const { definition, icon, parts, path, connection } = props;
  const { operations } = definition;
  const list = useList<R>(operations.list);
  const [view, setView] = useState({ query: '', page: 0 });
  const focus = useFocusAfterDelete();
  const offers = offersOf(definition, parts);
  const place = placeAt(path, offers);
  const [message, setMessage] = useMessage(addressOf(definition, place));
  const form = useFormTurn(addressOf(definition, place), message);
  const show = (next: Place, said: Omit<Message, 'address'>) => {
    const address = addressOf(definition, next);
    setMessage({ ...said, address });
    goTo(address);
  };

  /** `isHere`: nobody went to another place meanwhile. */
  const done = (row: RowWithId<R> | null, text: string, made: Done) => {
    const { input, answer, warnings, isHere, isAll } = made;
    if (row === null) list.refresh(true);
    else list.patch(row.id, { input, answer });
    if (!isHere) return;
    const rest = isAll ? [] : [t('list_changed_since')];
    const next = isAll ? placeAfter(row, offers) : placeOfRest(place, createdId(answer), offers);
    show(next, { text, warnings: [...warnings, ...rest], isFormOpen: !isAll });
  };

  const { askToDelete, dialog } = useDeleteRow({ definition, list }, (row, text) => {
    list.remove(row.id);
    focus.lost();
    show({ at: 'list' }, { text, warnings: [] });
  });

  const resource: Resource<R> = {
    definition,
    icon,
    parts,
    offers,
    list,
    message,
    serviceId: connection.id,
    onDelete: (row) => {
      focus.remember();
      askToDelete(row);
    },
  };
  return (
    <>
      <PlacePart {...{ resource, place, form, view, setView, done }} />
      {dialog}
    </>
  );
}

const placeAfter = (row: { id: string } | null, { detail }: Offers): Place =>
  row !== null && detail ? { at: 'detail', id: row.id } : { at: 'list' };

/**
 * Where what was typed meanwhile is to be sent from: what was just created is there by now, and sent as a new one, it would be
 * another one.
 */
const placeOfRest = (place: Place, created: string | null, { update }: Offers): Place =>
  place.at === 'create' && created !== null && update ? { at: 'update', id: created } : place;

/** Which form is drawn: another number is another one. */
interface FormTurn {
  number: number;
  /** What was a form for a new one is that of what it made. */
  goesOn: boolean;
}

/**
 * Counts the forms by their addresses. One that led to another address and has more to send goes on there: what was typed into
 * it stays in sight, and the focus where it is.
 */
function useFormTurn(address: string, message: Message | null): FormTurn {
  const last = useRef({ address, number: 0, goesOn: false });
  if (last.current.address !== address) {
    const goesOn = message?.isFormOpen === true;
    last.current = { address, goesOn, number: last.current.number + (goesOn ? 0 : 1) };
  }
  return last.current;
}

interface PlacePartProps<R extends Row> {
  resource: Resource<R>;
  place: Place;
  form: FormTurn;
  view: ListView;
  setView: (view: ListView) => void;
  /** @param text says what was done */
  done: (row: RowWithId<R> | null, text: string, made: Done) => void;
}

/** What of the resource the address names. */
function PlacePart<R extends Row>(props: PlacePartProps<R>) {
  const { resource, place, form, view, setView, done } = props;
  const { definition, list } = resource;
  const words = definition.changeWords;
  if (place.at === 'list' || words === undefined) {
    return <ListPart resource={resource} view={view} setView={setView} />;
  }
  const about = { resource, words };
  const row = place.at === 'create' ? null : rowAt(list, place.id);
  const isComing = form.goesOn && !isRead(list);
  if (place.at !== 'create' && row === null && !isComing) {
    return <AbsentRow {...about} id={place.id} />;
  }
  if (place.at === 'detail' && row !== null) {
    return <DetailPart {...about} key={place.id} row={row} />;
  }
  return (
    <FormPart
      {...about}
      key={form.number}
      row={row}
      onDone={(made) => done(row, t(row === null ? `${words}_created` : 'common_saved'), made)}
    />
  );
}

const isRead = <R extends Row>({ job, error }: List<R>): boolean => job === null && error === null;

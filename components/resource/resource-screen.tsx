import type { IconNode } from 'lucide';
import { useState } from 'preact/hooks';

import { AccountGate } from '@/components/ui/account-gate';
import type { ResourceDefinition, Row } from '@/lib/resources/definition';

import { useDeleteRow } from './delete-row';
import { AbsentRow, DetailPart } from './detail';
import { FormPart } from './form/form-part';
import { useList } from './list/list-loader';
import { ListPart } from './list/list-part';
import { type Place, addressOf, placeAt } from './place';
import {
  type Resource,
  type ResourceParts,
  type RowWithId,
  ResourceContext,
  hasId,
  offersOf,
} from './resource';
import { useMessage } from './use-message';

interface ResourceScreenProps<R extends Row> {
  definition: ResourceDefinition<R>;
  icon: IconNode;
  parts: ResourceParts<R>;
  /** What follows the resource's id in the address: ``, `new`, `12`, `12/edit`. */
  path: string;
}

/** The one screen of all resources: list, search, details, forms and deleting, drawn from a definition. */
export function ResourceScreen<R extends Row>(props: ResourceScreenProps<R>) {
  return (
    <AccountGate words={props.definition.words}>
      {({ id }) => <ConnectedScreen {...props} serviceId={id} />}
    </AccountGate>
  );
}

function ConnectedScreen(props: ResourceScreenProps<Row> & { serviceId: string }) {
  const { path, ...resource } = props;
  const { definition, parts } = resource;
  const list = useList(definition.operations.list);
  const [view, setView] = useState({ query: '', page: 0 });
  const offers = offersOf(definition, parts);
  const place = placeAt(path, offers);
  const [message, setMessage] = useMessage(addressOf(definition, place));
  const show: Resource['show'] = (next, what) => {
    const address = addressOf(definition, next);
    setMessage({ ...what, address });
    // In place of the one that is over: *Back* does not lead into a form that was saved.
    if (location.hash !== address) location.replace(address);
  };
  const { askToDelete, dialog } = useDeleteRow(definition, list, (text) =>
    show({ at: 'list' }, { text, warnings: [] }),
  );

  const draw = () => {
    const { form, changeWords: words } = definition;
    if (place.at === 'list' || words === undefined) return <ListPart {...{ view, setView }} />;
    const row = rowAt(place, list.loaded?.rows ?? []);
    const made = message?.made;
    const isRead = list.job === null && list.error === null;
    if ('id' in place && row === null && (made === undefined || isRead)) {
      return <AbsentRow words={words} id={place.id} />;
    }
    if (place.at === 'detail' && row !== null) {
      return <DetailPart key={row.id} words={words} row={row} />;
    }
    if (form === undefined) return null;
    // A form that has more to send stays the one it is, with its focus, as that of what it made.
    const key = row === null || made !== undefined ? 'new' : row.id;
    return <FormPart {...{ key, form, words, row }} />;
  };
  return (
    <ResourceContext.Provider
      value={{ ...resource, offers, list, place, message, show, askToDelete }}
    >
      {draw()}
      {dialog}
    </ResourceContext.Provider>
  );
}

/** Null for a place that is of no row, or of one that is not loaded. */
const rowAt = (place: Place, rows: readonly Row[]): RowWithId | null =>
  rows.filter(hasId).find(({ id }) => 'id' in place && id === place.id) ?? null;

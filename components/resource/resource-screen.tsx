import type { IconNode } from 'lucide';
import { useState } from 'preact/hooks';

import { AccountGate } from '@/components/ui/account-gate';
import type { ResourceDefinition, Row } from '@/lib/resources/definition';
import { t } from '@/lib/texts/translate';

import { useDeleteRow } from './delete-row';
import { AbsentRow, DetailPart } from './detail';
import { FormPart } from './form/form-part';
import type { Done } from './form/use-resource-form';
import { useList } from './list/list-loader';
import { ListPart } from './list/list-part';
import { type Place, addressOf, placeAt } from './place';
import { type ResourceParts, ResourceContext, hasId, offersOf } from './resource';
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
  return (
    <AccountGate words={props.definition.words}>
      {({ id }) => <ConnectedScreen {...props} serviceId={id} />}
    </AccountGate>
  );
}

function ConnectedScreen(props: ResourceScreenProps<Row> & { serviceId: string }) {
  const { definition, icon, parts, path, serviceId } = props;
  const { operations, form, changeWords: words } = definition;
  const list = useList(operations.list);
  const [view, setView] = useState({ query: '', page: 0 });
  const offers = offersOf(definition, parts);
  const place = placeAt(path, offers);
  const [message, setMessage] = useMessage(addressOf(definition, place));
  const show = (next: Place, what: Omit<Message, 'address'>) => {
    const address = addressOf(definition, next);
    setMessage({ ...what, address });
    // In place of the one that is over: *Back* does not lead into a form that was saved.
    if (location.hash !== address) location.replace(address);
  };
  const { askToDelete, dialog } = useDeleteRow(definition, list, (text) =>
    show({ at: 'list' }, { text, warnings: [] }),
  );
  const found = 'id' in place ? list.loaded?.rows.find(({ id }) => id === place.id) : undefined;
  const row = found !== undefined && hasId(found) ? found : null;

  const done = ({ input, answer, warnings, made, isHere, isAll }: Done) => {
    if (row === null) list.refresh();
    else list.patch(row.id, input, answer);
    if (!isHere || words === undefined) return;
    const text = t(row === null ? `${words}_created` : 'common_saved');
    const isDetail = row !== null && offers.detail;
    if (isAll) show(isDetail ? { at: 'detail', id: row.id } : { at: 'list' }, { text, warnings });
    else {
      show(made === undefined ? place : { at: 'update', id: made.id }, {
        text,
        warnings: [...warnings, t('list_changed_since')],
        made: made ?? message?.made,
      });
    }
  };

  const draw = () => {
    if (place.at === 'list' || words === undefined) return <ListPart {...{ view, setView }} />;
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
    return <FormPart {...{ key, form, words, row, made, serviceId }} onDone={done} />;
  };
  return (
    <ResourceContext.Provider
      value={{ definition, icon, parts, offers, list, message, onDelete: askToDelete }}
    >
      {draw()}
      {dialog}
    </ResourceContext.Provider>
  );
}

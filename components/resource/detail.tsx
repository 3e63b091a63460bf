import { Pencil, Trash2 } from 'lucide';
import type { ComponentChildren } from 'preact';

import { Loading } from '@/components/account/account-read-part';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Screen, StatusMessage } from '@/components/ui/screen';
import type { Row } from '@/lib/resources/definition';
import type { ChangeWords } from '@/lib/resources/words';
import { t } from '@/lib/texts/translate';

import type { List } from './list/list-loader';
import { LoadFailure, LoadMore } from './list/load-state';
import { addressOf, rowName } from './place';
import { type Resource, type RowWithId, hasId } from './resource';
import { MessageWarning } from './use-message';

interface DetailPartProps<R extends Row> {
  resource: Resource<R>;
  words: ChangeWords;
  row: RowWithId<R>;
}

/** One row on a page of its own: the frame, with the resource's own part in it. */
export function DetailPart<R extends Row>({ resource, words, row }: DetailPartProps<R>) {
  const { definition, parts, services, offers, message, onDelete } = resource;
  const { Detail } = parts;
  return (
    <Screen
      title={rowName(definition, row)}
      back={{ href: addressOf(definition, { at: 'list' }), text: t(`${words}_title`) }}
      status={<StatusMessage text={message?.text ?? ''} />}
      actions={
        <>
          {offers.delete ? (
            <Button variant="danger" onClick={() => onDelete(row)}>
              <Icon of={Trash2} />
              {t('list_delete')}
            </Button>
          ) : null}
          {offers.update ? (
            <a
              class="button button-secondary"
              href={addressOf(definition, { at: 'update', id: row.id })}
            >
              <Icon of={Pencil} />
              {t('list_edit')}
            </a>
          ) : null}
        </>
      }
      wide
    >
      <MessageWarning message={message} />
      {Detail === undefined ? null : <Detail row={row} services={services} />}
    </Screen>
  );
}

interface RowPartProps<R extends Row> {
  resource: Resource<R>;
  words: ChangeWords;
  id: string;
  children: (row: RowWithId<R>) => ComponentChildren;
}

/** Draws a row by its number, or says how it stands with the list that it should be in. */
export function RowPart<R extends Row>({ resource, words, id, children }: RowPartProps<R>) {
  const { definition, list } = resource;
  const row = list.loaded?.rows.find((one) => one.id === id);
  if (row !== undefined && hasId(row)) return <>{children(row)}</>;
  return (
    <Screen
      title={t(`${words}_unnamed`, { id })}
      back={{ href: addressOf(definition, { at: 'list' }), text: t(`${words}_title`) }}
      wide
    >
      <LoadFailure resource={resource} />
      <Absent list={list} words={words} />
    </Screen>
  );
}

function Absent<R extends Row>({ list, words }: { list: List<R>; words: ChangeWords }) {
  if (list.loaded === null) {
    return list.error === null ? (
      <Loading text={t(`${words}_loading`)} waitUntil={list.waitUntil} />
    ) : null;
  }
  if (list.job === 'first')
    return <Loading text={t(`${words}_row_loading`)} waitUntil={list.waitUntil} />;
  if (list.loaded.complete) return <Notice tone="info">{t(`${words}_not_found`)}</Notice>;
  return (
    <>
      <p>{t(`${words}_not_loaded`)}</p>
      <LoadMore list={list} />
    </>
  );
}

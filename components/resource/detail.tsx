import { Pencil, Trash2 } from 'lucide';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LoadingLine } from '@/components/ui/loaded';
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
  const { definition, parts, offers, message, onDelete } = resource;
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
      {Detail === undefined ? null : <Detail row={row} />}
    </Screen>
  );
}

/** A row by its number; null where it is not among those that are loaded. */
export function rowAt<R extends Row>({ loaded }: List<R>, id: string): RowWithId<R> | null {
  const row = loaded?.rows.find((one) => one.id === id);
  return row !== undefined && hasId(row) ? row : null;
}

interface AbsentRowProps<R extends Row> {
  resource: Resource<R>;
  words: ChangeWords;
  id: string;
}

/** Says of a row that is not loaded how it stands with the list that it should be in. */
export function AbsentRow<R extends Row>({ resource, words, id }: AbsentRowProps<R>) {
  const { definition, list } = resource;
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
  // A list that could not be read anew tells nothing of what may be in it by now.
  if (list.error !== null) return null;
  if (list.loaded === null || list.job === 'first' || list.job === 'anew') {
    return <LoadingLine waitUntil={list.waitUntil} />;
  }
  if (list.loaded.complete) return <Notice tone="info">{t(`${words}_not_found`)}</Notice>;
  return (
    <>
      <p>{t('list_not_loaded')}</p>
      <LoadMore list={list} />
    </>
  );
}

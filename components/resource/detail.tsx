import { Pencil, Trash2 } from 'lucide';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LoadingLine } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { Screen, StatusMessage } from '@/components/ui/screen';
import type { ChangeWords } from '@/lib/resources/words';
import { t } from '@/lib/texts/translate';

import { LoadFailure, LoadMore } from './list/load-state';
import { addressOf, rowName } from './place';
import { type RowWithId, useResource } from './resource';
import { MessageWarning } from './use-message';

/** One row on a page of its own: the frame, with the resource's own part in it. */
export function DetailPart({ words, row }: { words: ChangeWords; row: RowWithId }) {
  const { definition, parts, offers, message, askToDelete } = useResource();
  const { Detail } = parts;
  return (
    <Screen
      title={rowName(definition, row)}
      back={{ href: addressOf(definition, { at: 'list' }), text: t(`${words}_title`) }}
      status={<StatusMessage text={message?.text ?? ''} />}
      actions={
        <>
          {offers.delete ? (
            <Button variant="danger" onClick={() => askToDelete(row)}>
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

/** Says of a row that is not loaded how it stands with the list that it should be in. */
export function AbsentRow({ words, id }: { words: ChangeWords; id: string }) {
  const { definition, list } = useResource();
  const { loaded, job, waitUntil, error } = list;
  const isComing = loaded === null || job === 'first' || job === 'anew';
  return (
    <Screen
      title={t(`${words}_unnamed`, { id })}
      back={{ href: addressOf(definition, { at: 'list' }), text: t(`${words}_title`) }}
      wide
    >
      <LoadFailure />
      {/* A list that could not be read anew tells nothing of what may be in it by now. */}
      {error !== null ? null : isComing ? (
        <LoadingLine waitUntil={waitUntil} />
      ) : loaded.complete ? (
        <Notice tone="info">{t(`${words}_not_found`)}</Notice>
      ) : (
        <>
          <p>{t('list_not_loaded')}</p>
          <LoadMore />
        </>
      )}
    </Screen>
  );
}

import { useEffect, useRef, useState } from 'preact/hooks';

import { useAsk } from '@/components/ui/ask';
import { RichMessage } from '@/components/ui/rich-message';
import { useServices } from '@/components/ui/services';
import { mayBeDone } from '@/lib/model/errors';
import type { Row } from '@/lib/resources/definition';
import { policyOf } from '@/lib/rules/error-policy';
import { t } from '@/lib/texts/translate';

import { shortRowName } from './place';
import { type Resource, type RowWithId, deleteInput } from './resource';

/** Names what will be deleted and says what that means; the row goes when the service deleted it and not before. */
export function useDeleteRow<R extends Row>(
  { definition, list }: Pick<Resource<R>, 'definition' | 'list'>,
  onDeleted: (row: RowWithId<R>, text: string) => void,
) {
  const { account } = useServices();
  const { ask, dialog } = useAsk();
  const { changeWords: words, operations } = definition;
  const operation = operations.delete;
  const askToDelete = (row: RowWithId<R>) => {
    if (words === undefined || operation === undefined) return;
    ask({
      title: (
        <RichMessage
          of="list_delete_title"
          values={{ name: <bdi>{shortRowName(definition, row)}</bdi> }}
        />
      ),
      content: (
        <>
          <p>{t(`${words}_delete_meaning`)}</p>
          <p>{t('list_delete_for_good')}</p>
        </>
      ),
      action: t(`${words}_delete`),
      failedTitle: t(`${words}_delete_failed`),
      notInPlan: `${words}_not_in_plan`,
      run: async ({ whenAllowed }) =>
        whenAllowed(async () => account.change(operation, deleteInput(row.id))),
      onDone: () => onDeleted(row, t(`${words}_deleted`)),
      onGivenUp: (error) => {
        // It may be gone, or was gone before.
        if (mayBeDone(error) || policyOf(error.code).mayMeanMissing === true) list.refresh(true);
      },
    });
  };
  return { askToDelete, dialog };
}

const rowButtons = '.row-delete';

const buttonsNow = () => [...document.querySelectorAll<HTMLElement>(rowButtons)];

/** Keeps a keyboard's place in a list when a row goes: on the next row, or on the heading where there is none. */
export function useFocusAfterDelete() {
  const index = useRef(-1);
  const [losses, setLosses] = useState(0);
  useEffect(() => {
    if (losses === 0) return;
    const buttons = buttonsNow();
    const next = buttons[Math.min(index.current, buttons.length - 1)];
    (next ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, [losses]);
  return {
    /** The button of a row has the focus, and asks whether to delete it. */
    remember: () => {
      index.current = buttonsNow().findIndex((button) => button === document.activeElement);
    },
    /** The row is gone. */
    lost: () => setLosses((count) => count + 1),
  };
}

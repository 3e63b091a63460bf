import { useEffect, useRef, useState } from 'preact/hooks';

import { useAsk } from '@/components/ui/ask';
import { RichMessage } from '@/components/ui/rich-message';
import { useServices } from '@/components/ui/services';
import { mayBeDone } from '@/lib/model/errors';
import type { ResourceDefinition } from '@/lib/resources/definition';
import { policyOf } from '@/lib/rules/error-policy';
import { t } from '@/lib/texts/translate';

import type { List } from './list/list-loader';
import { rowName, truncated } from './place';
import type { RowWithId } from './resource';

/** Names what will be deleted and says what that means; the row goes when the service deleted it and not before. */
export function useDeleteRow(
  definition: ResourceDefinition,
  list: List,
  onDeleted: (text: string) => void,
) {
  const { account } = useServices();
  const { ask, dialog } = useAsk();
  const focus = useFocusAfterDelete();
  const { changeWords: words, operations } = definition;
  const operation = operations.delete;
  const askToDelete = (row: RowWithId) => {
    if (words === undefined || operation === undefined) return;
    focus.remember();
    const name = <bdi>{truncated(rowName(definition, row))}</bdi>;
    ask({
      title: <RichMessage of="list_delete_title" values={{ name }} />,
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
        whenAllowed(async () => account.change(operation, { id: row.id })),
      onDone: () => {
        list.remove(row.id);
        focus.lost();
        onDeleted(t(`${words}_deleted`));
      },
      onGivenUp: (error) => {
        // It may be gone, or was gone before.
        if (mayBeDone(error) || policyOf(error.code).mayMeanMissing === true) list.refresh();
      },
    });
  };
  return { askToDelete, dialog };
}

const buttonsNow = () => [...document.querySelectorAll<HTMLElement>('.row-delete')];

/** Keeps a keyboard's place in a list when a row goes: on the next row, or on the heading where there is none. */
function useFocusAfterDelete() {
  const index = useRef(-1);
  const [losses, setLosses] = useState(0);
  useEffect(() => {
    if (losses === 0) return;
    const buttons = buttonsNow();
    const next = buttons[Math.min(index.current, buttons.length - 1)];
    (next ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, [losses]);
  return {
    remember: () => {
      index.current = buttonsNow().findIndex((button) => button === document.activeElement);
    },
    lost: () => setLosses((count) => count + 1),
  };
}

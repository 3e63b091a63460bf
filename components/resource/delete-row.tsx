import { useEffect, useState } from 'preact/hooks';

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
  const [deleted, setDeleted] = useState<{ index: number } | null>(null);
  // A keyboard's place in the list is kept: on the next row, or on the heading where there is none.
  useEffect(() => {
    if (deleted === null) return;
    const buttons = deleteButtons();
    const next = buttons[Math.min(deleted.index, buttons.length - 1)];
    (next ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, [deleted]);
  const { changeWords: words, operations } = definition;
  const operation = operations.delete;
  const askToDelete = (row: RowWithId) => {
    if (words === undefined || operation === undefined) return;
    const index = deleteButtons().findIndex((button) => button === document.activeElement);
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
        setDeleted({ index });
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

const deleteButtons = () => [...document.querySelectorAll<HTMLElement>('.row-delete')];

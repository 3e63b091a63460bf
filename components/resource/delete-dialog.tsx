import { useEffect, useRef, useState } from 'preact/hooks';

import { ChangeStatus } from '@/components/account/account-read-part';
import { ConfirmDialog } from '@/components/ui/dialog';
import { RichMessage } from '@/components/ui/rich-message';
import { useRequest } from '@/components/ui/use-request';
import type { ChangeName } from '@/lib/operations/operations';
import type { Row } from '@/lib/resources/definition';
import type { ChangeWords } from '@/lib/resources/words';
import { policyOf } from '@/lib/rules/error-policy';
import { t } from '@/lib/texts/translate';

import { shortRowName } from './place';
import { type Resource, type RowWithId, deleteInput } from './resource';

interface DeleteDialogProps<R extends Row> {
  resource: Resource<R>;
  words: ChangeWords;
  row: RowWithId<R>;
  onDeleted: () => void;
  onClose: () => void;
}

/** Names what will be deleted and says what that means; the row goes when the service deleted it and not before. */
export function DeleteDialog<R extends Row>(props: DeleteDialogProps<R>) {
  const { resource, words, row, onDeleted, onClose } = props;
  const { definition, services, list } = resource;
  const operation = definition.operations.delete;
  const { state, isPending, run } = useRequest(async ({ whenAllowed }, name: ChangeName) =>
    whenAllowed(async () => services.account.change(name, deleteInput(row.id))),
  );

  const confirm = async () => {
    if (operation === undefined) return;
    const answer = await run(operation);
    if (answer !== null) onDeleted();
  };
  const close = () => {
    // It may be gone, or was gone before.
    const mayBeGone =
      state.state === 'failed' &&
      (state.isUnknown || policyOf(state.error.code).mayMeanMissing === true);
    if (mayBeGone) list.refresh(true);
    onClose();
  };
  return (
    <ConfirmDialog
      title={
        <RichMessage
          of="list_delete_title"
          values={{ name: <bdi>{shortRowName(definition, row)}</bdi> }}
        />
      }
      confirm={t(`${words}_delete`)}
      busy={isPending}
      // Nothing was sent while it waits.
      mayClose={state.state !== 'pending'}
      onConfirm={confirm}
      onClose={close}
    >
      <p>{t(`${words}_delete_meaning`)}</p>
      <p>{t('list_delete_for_good')}</p>
      <ChangeStatus
        change={state}
        failedTitle={t(`${words}_delete_failed`)}
        notInPlan={`${words}_not_in_plan`}
      />
    </ConfirmDialog>
  );
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

import { ChangeStatus } from '@/components/account/change-status';
import { useAccountChange } from '@/components/account/use-account-change';
import { ConfirmDialog } from '@/components/ui/dialog';
import type { ErrorReport } from '@/lib/model/errors';
import { mayBeDone } from '@/lib/model/may-be-done';
import type { Row } from '@/lib/resources/definition';

import { deleteInput } from './operation-input';
import type { Resource, RowWithId } from './resource';
import { shortNameOf } from './row-name';

interface DeleteDialogProps<R extends Row> {
  resource: Resource<R>;
  row: RowWithId<R>;
  onDeleted: () => void;
  onClose: () => void;
}

/** Names what will be deleted and says what that means; the row goes when the service deleted it and not before. */
export function DeleteDialog<R extends Row>(props: DeleteDialogProps<R>) {
  const { resource, row, onDeleted, onClose } = props;
  const { definition, services, list } = resource;
  const { change, run } = useAccountChange(services.account);
  const operation = definition.operations.delete;

  const confirm = async () => {
    if (operation === undefined) return;
    const answer = await run(operation, deleteInput(row.id));
    if (answer !== null) onDeleted();
  };
  const close = () => {
    // It may be gone, or was gone before.
    if (change.state === 'failed' && mayBeGone(change.error)) list.refresh(true);
    onClose();
  };
  return (
    <ConfirmDialog
      title={
        <>
          Delete “<bdi>{shortNameOf(definition, row)}</bdi>”?
        </>
      }
      confirm="Delete"
      busy={change.state === 'busy' || change.state === 'waiting'}
      // Nothing was sent while it waits.
      mayClose={change.state !== 'busy'}
      onConfirm={confirm}
      onClose={close}
    >
      {definition.whenDeleted === undefined ? null : <p>{definition.whenDeleted}</p>}
      <p>This cannot be undone.</p>
      <ChangeStatus
        change={change}
        failedTitle={`The ${definition.one} was not deleted.`}
        uses={definition.many}
      />
    </ConfirmDialog>
  );
}

const mayBeGone = (error: ErrorReport): boolean => mayBeDone(error) || error.code === 'not_found';

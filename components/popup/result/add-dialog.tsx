import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

import type { Filing } from '@/components/filing/filing';
import { type ChosenFolders, FolderFields } from '@/components/popup/form/folder-fields';
import type { Services } from '@/components/popup/services';
import { Button } from '@/components/ui/button';

interface AddDialogProps {
  send: Services['send'];
  filing: Filing;
  onClose: () => void;
}

/**
 * Chooses where else a link is filed. Choosing alone does nothing yet: with the keyboard, a list is gone through value by
 * value, and a link cannot be taken out of a channel again.
 */
export function AddDialog({ send, filing, onClose }: AddDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<ChosenFolders>({ campaign: null, channel: null });
  const { campaign } = filing;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed rather than just taken away, so that the focus goes back to where it was.
    return () => element?.close();
  }, []);

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    for (const folder of [chosen.campaign, chosen.channel]) {
      if (folder !== null) filing.add(folder);
    }
    onClose();
  };
  // Its own end is told only after it has been taken away: another may be open by then.
  const closed = () => (dialog.current === null ? undefined : onClose());
  return (
    <dialog ref={dialog} class="sheet" aria-labelledby={id} onClose={closed}>
      <form class="sheet-form" onSubmit={add}>
        <h2 id={id} class="headline">
          Add to campaign / channel
        </h2>
        <FolderFields
          send={send}
          chosen={chosen}
          choose={(kind, folder) => setChosen({ ...chosen, [kind]: folder })}
          taken={filing.steps.filter(({ state }) => state === 'done').map(({ folder }) => folder)}
          note={
            chosen.campaign !== null && campaign !== undefined ? (
              <>
                Moves it from <bdi>{campaign.name}</bdi>.
              </>
            ) : undefined
          }
        />
        <div class="sheet-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={chosen.campaign === null && chosen.channel === null}
          >
            Add
          </Button>
        </div>
      </form>
    </dialog>
  );
}

import { useState } from 'preact/hooks';

import { type ChosenFolders, FolderFields } from '@/components/link/form/folder-fields';
import { linkName } from '@/components/options/links/link-text';
import { useConnection } from '@/components/ui/connection';
import { RichMessage } from '@/components/ui/rich-message';
import { useServices } from '@/components/ui/services';
import type { FilingStep, Folder, LinkRecord } from '@/lib/model/link';
import { mayBeOffered } from '@/lib/rules/offered';
import { plural, t } from '@/lib/texts/translate';

import { EachDialog } from './each-dialog';
import { useFileTasks } from './file-tasks';

interface AddToDialogProps {
  links: readonly LinkRecord[];
  /** @param said what was done; blank for nothing */
  onClose: (said: string) => void;
}

/** Chooses a campaign, a channel or both, into which one link after the other is filed. */
function AddToDialog({ links, onClose }: AddToDialogProps) {
  const { send } = useServices();
  const [chosen, setChosen] = useState<ChosenFolders>({ campaign: null, channel: null });
  const wanted = [chosen.campaign, chosen.channel].filter((folder) => folder !== null);
  const [only] = links.length === 1 ? links : [];
  const steps = only?.filing.filter(({ state }) => state === 'done') ?? [];
  return (
    <EachDialog
      title={t('result_add')}
      action={t('common_add')}
      tasks={useFileTasks(links, wanted)}
      onClose={(done) => onClose(done.length === 0 ? '' : addedText(wanted, new Set(done).size))}
    >
      <p class="screen-lead">
        {only === undefined ? plural('links_count', links.length) : <bdi>{linkName(only)}</bdi>}
      </p>
      <FolderFields
        send={send}
        chosen={chosen}
        choose={(kind, folder) => setChosen({ ...chosen, [kind]: folder })}
        taken={steps}
        note={chosen.campaign === null ? undefined : <MoveNote steps={steps} only={only} />}
      />
    </EachDialog>
  );
}

/** @param onAdded gets what was done; the links are not what is known of them any more */
export function useAddTo(onAdded: (said: string) => void) {
  const connection = useConnection();
  const [links, setLinks] = useState<readonly LinkRecord[] | null>(null);
  const close = (said: string) => {
    setLinks(null);
    if (said !== '') onAdded(said);
  };
  return {
    addTo: (asked: readonly LinkRecord[]) => setLinks(asked),
    mayFile: connection.state === 'ready' && mayBeOffered(connection.value?.apis.account),
    dialog: links === null ? null : <AddToDialog links={links} onClose={close} />,
  };
}

interface MoveNoteProps {
  steps: readonly FilingStep[];
  only: LinkRecord | undefined;
}

function MoveNote({ steps, only }: MoveNoteProps) {
  if (only === undefined) return <>{t('campaigns_links_how')}</>;
  const campaign = steps.find(({ kind }) => kind === 'campaign');
  if (campaign === undefined) return null;
  return <RichMessage of="filing_moves" values={{ name: <bdi>{campaign.name}</bdi> }} />;
}

function addedText(folders: readonly Folder[], links: number): string {
  const [folder] = folders;
  return folder === undefined || folders.length > 1
    ? plural('filing_links_added', links)
    : t(`filing_${folder.kind}_added`, { name: folder.name });
}

import type { Filing } from '@/components/filing/filing';
import { FolderPicker } from '@/components/filing/folder-picker';
import { cut } from '@/components/resource/row-name';
import type { AccountClient } from '@/lib/messages/account-client';
import type { Folder } from '@/lib/model/filing';

interface FolderChoiceProps {
  kind: Folder['kind'];
  account: AccountClient;
  filing: Filing;
}

/** A choice of the campaigns or channels that the link is not in, and adding it to one of them. */
export function FolderChoice({ kind, account, filing }: FolderChoiceProps) {
  const { campaign, steps } = filing;
  const isIn = ({ id }: Folder): boolean =>
    steps.some(({ folder, state }) => state === 'done' && folder.kind === kind && folder.id === id);
  return (
    <FolderPicker
      kind={kind}
      account={account}
      isOffered={(folder) => !isIn(folder)}
      hint={
        kind === 'campaign' && campaign !== undefined
          ? `Moves it from ${cut(campaign.name)}.`
          : undefined
      }
      onAdd={(folder) => filing.add(folder)}
    />
  );
}

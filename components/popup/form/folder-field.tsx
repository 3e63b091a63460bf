import { SelectField } from '@/components/ui/select-field';
import type { Folder } from '@/lib/model/filing';
import { firstCharacters } from '@/lib/rules/first-characters';
import { kindNames } from '@/lib/texts/kind-names';

import type { useFolders } from './use-folders';

interface FolderFieldProps {
  kind: Folder['kind'];
  value: Folder | null;
  source: ReturnType<typeof useFolders>;
  taken: readonly Folder[];
  choose: (kind: Folder['kind'], folder: Folder | null) => void;
}

/** Characters of a name in a list that opens: names have no limit of their own. */
const most = 60;

const clipped = (name: string): string =>
  name.length > most ? `${firstCharacters(name, most)}…` : name;

/** One campaign or channel, or none. What was chosen stays, whether it is listed or not. */
export function FolderField({ kind, value, source, taken, choose }: FolderFieldProps) {
  const offered = (source.listed?.folders ?? []).filter(
    ({ id }) => !taken.some((folder) => folder.kind === kind && folder.id === id),
  );
  const isListed = value === null || offered.some(({ id }) => id === value.id);
  const folders = isListed ? offered : [value, ...offered];
  return (
    <SelectField
      label={kindNames[kind]}
      name={kind}
      value={value === null ? '' : value.id}
      choices={[
        { value: '', text: 'None' },
        ...folders.map(({ id, name }) => ({ value: id, text: clipped(name) })),
      ]}
      onChange={(id) => choose(kind, folders.find((folder) => folder.id === id) ?? null)}
      onReach={source.refresh}
    />
  );
}

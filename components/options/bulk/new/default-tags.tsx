import { useState } from 'preact/hooks';

import { TagsField } from '@/components/link/tags/tags-field';
import { listed } from '@/components/options/bulk/check/account-lists';
import { useServices } from '@/components/ui/services';
import type { Folder } from '@/lib/model/link';
import type { Preferences } from '@/lib/model/preferences';
import { withPreferences } from '@/lib/rules/preferences';
import { changedTags } from '@/lib/rules/tags';

import type { NewListState } from './use-new-list';

/** The tags that every address of a list gets. */
export function DefaultTags({
  draft,
  change,
  lists,
  preferences: known,
}: NewListState & { preferences: Preferences }) {
  const { send } = useServices();
  const [preferences, setPreferences] = useState(known);
  const { tags, rowDefaults } = draft;
  const chosen = (kind: Folder['kind']) =>
    listed(lists[kind]).find(({ name }) => name === rowDefaults[kind]) ?? null;
  return (
    <TagsField
      tags={tags}
      set={(changed) => change({ tags: changedTags(tags, changed) })}
      preferences={preferences}
      save={(changes) => {
        setPreferences(withPreferences(preferences, changes));
        // The tags of this list stay, whether they could be kept for the next or not.
        send('preferences.save', changes).catch(() => undefined);
      }}
      campaign={chosen('campaign')}
      channel={chosen('channel')}
    />
  );
}

import { Plus } from 'lucide';
import { useId, useState } from 'preact/hooks';

import { listed } from '@/components/options/bulk/check/account-lists';
import type { NewListState } from '@/components/options/bulk/new/use-new-list';
import { Field, TextField, noteId } from '@/components/ui/fields';
import { Icon } from '@/components/ui/icon';
import { pairNames } from '@/lib/runs/input/pair-rows';
import { t } from '@/lib/texts/translate';

/** How many channels are offered: the others can be typed. */
const mostOffered = 30;

/** One link of each address for each channel, or whatever else they are for. */
export function LaunchPart({ draft, change, read, lists, reachForLists }: NewListState) {
  const { pairing } = draft;
  const [isOpen, setOpen] = useState(false);
  const names = pairNames(pairing.names);
  // What was corrected by hand was so in other rows.
  const set = (changes: Partial<typeof pairing>) =>
    change({ pairing: { ...pairing, ...changes }, mends: [] });
  return (
    <details
      class="tags"
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        if (open) reachForLists();
      }}
    >
      <summary>
        {names.length === 0
          ? t('bulk_launch')
          : t('bulk_launch_links', {
              addresses: read.addresses,
              channels: names.length,
              links: read.rows.length,
            })}
      </summary>
      {isOpen ? (
        <div class="tags-body">
          <NamesField value={pairing.names} onInput={(text) => set({ names: text })} />
          <ChannelChips
            names={listed(lists.channel).map(({ name }) => name)}
            chosen={names}
            add={(name) => set({ names: [...names, name].join('\n') })}
          />
          <TextField
            label={t('bulk_launch_alias')}
            value={pairing.alias}
            onInput={(alias) => set({ alias })}
            hint={t('bulk_launch_alias_hint')}
            code
          />
        </div>
      ) : null}
    </details>
  );
}

function NamesField({ value, onInput }: { value: string; onInput: (text: string) => void }) {
  const id = useId();
  return (
    <Field
      id={id}
      label={t('bulk_launch_names')}
      note={{ text: t('bulk_launch_names_hint'), tone: 'hint' }}
    >
      <textarea
        id={id}
        class="field-control"
        rows={4}
        value={value}
        spellcheck={false}
        dir="auto"
        aria-describedby={noteId(id)}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </Field>
  );
}

interface ChannelChipsProps {
  names: readonly string[];
  chosen: readonly string[];
  add: (name: string) => void;
}

/** The account's channels that are not among the names yet. */
function ChannelChips({ names, chosen, add }: ChannelChipsProps) {
  const left = [...new Set(names)].filter((name) => !chosen.includes(name));
  if (left.length === 0) return null;
  return (
    <div class="tag-chips" role="group" aria-label={t('channels_title')}>
      {left.slice(0, mostOffered).map((name) => (
        <button key={name} type="button" class="tag-chip" onClick={() => add(name)}>
          <Icon of={Plus} />
          <bdi>{name}</bdi>
        </button>
      ))}
    </div>
  );
}

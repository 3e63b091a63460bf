import { Search } from 'lucide';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { Icon } from '@/components/ui/icon';
import { useModal } from '@/components/ui/modal';
import { t } from '@/lib/texts/translate';

import { type PaletteEntry, type PaletteGroup, paletteGroups } from './entries';
import { useFoundLinks } from './use-found-links';

import '@/components/ui/menu.css';
import '@/components/ui/search-field.css';
import './palette.css';

/** Finds screens, actions and links by their words, and goes where the one that was chosen is. */
export function Palette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const dialog = useModal();
  const [typed, setTyped] = useState('');
  const [marked, mark] = useState<string | null>(null);
  const groups = paletteGroups(typed, useFoundLinks(typed));
  const entries = groups.flatMap((group) => group.entries);
  const isBlank = typed.trim() === '';
  // What is typed means the first that fits it; nothing typed means nothing.
  const chosen = entries.find((entry) => entry.id === marked) ?? (isBlank ? undefined : entries[0]);
  const go = ({ place }: PaletteEntry) => {
    onClose();
    location.hash = place;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // What is still being composed is no word yet, and its keys are none of the list.
    if (event.isComposing) return;
    const next = entryAfterKey(entries, chosen, event.key);
    if (next !== undefined) mark(next.id);
    if (event.key === 'Enter' && chosen !== undefined) go(chosen);
    if (next !== undefined || event.key === 'Enter') event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      class="confirm palette"
      aria-label={t('palette_title')}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div class="field-frame search-field">
        <Icon of={Search} />
        <input
          class="field-control"
          type="text"
          role="combobox"
          autocomplete="off"
          spellcheck={false}
          aria-label={t('palette_label')}
          placeholder={t('palette_label')}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={entries.length === 0 ? undefined : id}
          aria-activedescendant={chosen && `${id}-${entries.indexOf(chosen)}`}
          value={typed}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            mark(null);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {entries.length === 0 ? null : <PaletteList {...{ id, groups, entries, chosen, mark, go }} />}
      <p class={entries.length === 0 ? 'screen-lead' : 'unseen'} role="status">
        {isBlank
          ? ''
          : entries.length === 0
            ? t('list_no_results', { query: typed.trim() })
            : t('palette_results', { found: entries.length })}
      </p>
    </dialog>
  );
}

/** The entry that a key leads to; undefined for any other key. The first follows the last. */
function entryAfterKey(
  entries: readonly PaletteEntry[],
  chosen: PaletteEntry | undefined,
  key: string,
): PaletteEntry | undefined {
  const at = chosen === undefined ? -1 : entries.indexOf(chosen);
  if (key === 'ArrowDown') return entries[(at + 1) % entries.length];
  return key === 'ArrowUp' ? entries.at(Math.max(at, 0) - 1) : undefined;
}

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  entries: readonly PaletteEntry[];
  chosen: PaletteEntry | undefined;
  mark: (id: string) => void;
  go: (entry: PaletteEntry) => void;
}

function PaletteList({ id, groups, entries, chosen, mark, go }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen?.id]);
  return (
    <div id={id} class="palette-list" role="listbox" aria-label={t('palette_title')} ref={list}>
      {groups.map(({ title, entries: own }) => (
        <div key={title} role="group" aria-label={title}>
          <p class="menu-title" aria-hidden="true">
            {title}
          </p>
          {own.map((entry) => (
            <div
              key={entry.id}
              id={`${id}-${entries.indexOf(entry)}`}
              class="menu-item"
              role="option"
              aria-selected={entry === chosen}
              onPointerMove={() => entry === chosen || mark(entry.id)}
              onClick={() => go(entry)}
            >
              <Icon of={entry.icon} />
              <bdi class="clamped">{entry.text}</bdi>
              {entry.about === undefined ? null : (
                <bdi class="palette-about clamped">{entry.about}</bdi>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

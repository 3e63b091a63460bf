import { Search } from 'lucide';
import type { Ref } from 'preact';

import { Icon } from './icon';

import './search-field.css';

interface SearchFieldProps {
  /** What is looked for and in what; it stands in the field while that is empty. */
  label: string;
  value: string;
  onInput: (value: string) => void;
  /** The person reaches for it: there is a moment left to make things ready. */
  onReach?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** The search above a list. The page's key for searching, `/`, leads to it. */
export function SearchField({ label, value, onInput, onReach, inputRef }: SearchFieldProps) {
  return (
    <div class="field-frame search-field">
      <Icon of={Search} />
      <input
        class="field-control"
        type="search"
        autocomplete="off"
        aria-label={label}
        placeholder={label}
        value={value}
        ref={inputRef ?? null}
        onFocus={onReach}
        onPointerEnter={onReach}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <kbd class="search-key" aria-hidden="true">
        /
      </kbd>
    </div>
  );
}

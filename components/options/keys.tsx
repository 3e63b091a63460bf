import { useLayoutEffect, useState } from 'preact/hooks';

import { type KeyGroup, KeysDialog, type NamedKey } from './keys-dialog';
import { type Removal, useRemoval } from './links/delete-link';
import { screens } from './screens';

/** A key, or two that are pressed one after the other, and what they do. */
interface PageKey extends NamedKey {
  /** @returns whether there was something to do */
  press: (page: { showKeys: () => void }) => boolean;
  /** It goes on for as long as the key is held. */
  isHeld?: true;
}

/** Every key of the page, in the order of their list. */
const keyGroups: readonly KeyGroup<PageKey>[] = [
  {
    title: 'options_keys_everywhere',
    keys: [
      { keys: '/', text: 'options_key_search', press: focusSearch },
      { keys: 'n', text: 'links_new', press: () => goTo('links/new') },
      {
        keys: '?',
        text: 'preferences_shortcuts',
        press: ({ showKeys }) => {
          showKeys();
          return true;
        },
      },
    ],
  },
  {
    title: 'options_keys_go',
    keys: screens.flatMap(({ id, title, letter }) =>
      letter === undefined ? [] : [{ keys: `g ${letter}`, text: title, press: () => goTo(id) }],
    ),
  },
  {
    title: 'options_keys_links',
    keys: [
      { keys: 'j', text: 'options_key_next', press: () => moveFocus(1), isHeld: true },
      { keys: 'k', text: 'options_key_previous', press: () => moveFocus(-1), isHeld: true },
      { keys: 'c', text: 'options_key_copy', press: () => pressInRow('c') },
      { keys: 'e', text: 'options_key_switch', press: () => pressInRow('e') },
    ],
  },
];

/** The first keys of those that are two. */
const firstKeys: ReadonlySet<string> = new Set(['g']);

/** Milliseconds within which the second of two keys follows the first. */
const followsWithin = 1500;

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  field?.focus();
  field?.select();
  return field !== null;
}

function goTo(place: string): boolean {
  location.hash = place;
  return true;
}

/** A row of the list of links is whatever has `data-index`; what it is called in it, or else its first link, takes the focus. */
const rowWithFocus = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('main [data-index]') ?? null;

const linkOf = (row: HTMLElement): HTMLElement | null =>
  row.querySelector<HTMLElement>('a.link-name') ?? row.querySelector<HTMLElement>('a');

/** To the next row or the one before; where none has the focus, to the first that is in sight. */
function moveFocus(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-index]')];
  const row = rowWithFocus();
  const next =
    row === null
      ? rows.find((one) => one.getBoundingClientRect().top >= 0)
      : rows[rows.indexOf(row) + step];
  const link = next === undefined ? null : linkOf(next);
  link?.focus();
  return link !== null;
}

/** From a search, an arrow leads to what it found. */
const isIntoList = ({ key, target }: KeyboardEvent): boolean =>
  key === 'ArrowDown' && target instanceof Element && target.matches('main input[type=search]');

/** In the row with the focus, presses the button that is marked with the key as its `data-key`, wherever the row keeps it. */
function pressInRow(key: string): boolean {
  const button = rowWithFocus()?.querySelector<HTMLElement>(`[data-key="${key}"]`) ?? null;
  button?.click();
  return button !== null;
}

/** Where letters are typed, or choose among what is listed. */
const typedInto = [
  'input:not([type=checkbox]):not([type=radio])',
  'textarea',
  'select',
  '[contenteditable]',
  '[role=menu]',
  '[role=listbox]',
].join();

/** Whether a press is one of a single key that nothing else on the page waits for. */
function isFree(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  if (event.defaultPrevented || event.isComposing) return false;
  if (target instanceof Element && target.closest(typedInto) !== null) return false;
  return document.querySelector('dialog[open]') === null;
}

/**
 * What was pressed, as the table of keys names it; undefined for what it never does. A letter is the one that was typed, wherever
 * it lies on the keyboard; on a keyboard of another script it is the one that lies there in Latin.
 */
function nameOfKey({ key, code, shiftKey }: KeyboardEvent): string | undefined {
  if (key === '؟') return '?';
  if (!/^\p{L}$/u.test(key)) return key.length === 1 ? key : undefined;
  if (shiftKey) return undefined;
  if (/\p{Script=Latin}/u.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}

const noKey = { key: '', at: -Infinity };

/** Finds what is meant by one press after the other. */
function createKeyReader(): (event: KeyboardEvent) => PageKey | undefined {
  let first = noKey;
  return (event) => {
    const key = isFree(event) ? nameOfKey(event) : undefined;
    if (key === undefined) return undefined;
    const isSecond = Date.now() - first.at < followsWithin;
    const keys = isSecond ? `${first.key} ${key}` : key;
    first = !isSecond && firstKeys.has(key) ? { key, at: Date.now() } : noKey;
    const found = keyGroups.flatMap((group) => group.keys).find((one) => one.keys === keys);
    return event.repeat && found?.isHeld !== true ? undefined : found;
  };
}

/** Listens to the keys of the page, as long as the person wants them. @returns their list, while that is open */
export function PageKeys() {
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    const read = createKeyReader();
    const press = (event: KeyboardEvent) => {
      const isDone = isIntoList(event)
        ? moveFocus(1)
        : read(event)?.press({ showKeys: () => setShown(true) });
      if (isDone) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return isShown ? <KeyList onClose={() => setShown(false)} /> : null;
}

/** The keys with what they do on the service in use. */
function KeyList({ onClose }: { onClose: () => void }) {
  const removal = useRemoval() ?? 'none';
  const groups = keyGroups.map(({ title, keys }) => ({
    title,
    keys: keys.flatMap((key) =>
      key.text === 'options_key_switch' ? switchKey(key, removal) : [key],
    ),
  }));
  return <KeysDialog groups={groups} onClose={onClose} />;
}

const switchKey = (key: PageKey, removal: Removal): PageKey[] =>
  ({ disable: [key], delete: [{ ...key, text: 'link_delete' as const }], none: [] })[removal];

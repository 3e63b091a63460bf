import { useLayoutEffect, useState } from 'preact/hooks';

import type { MessageKey } from '@/lib/texts/translate';

import { KeysDialog } from './keys-dialog';
import { useRemoval } from './links/removal';
import { paletteKey } from './palette/palette-key';
import { screens } from './screens';

/** A key, or two that are pressed one after the other, and what they do. */
interface PageKey {
  /** As `KeyboardEvent.key` names them, with a blank between two. */
  keys: string;
  text: MessageKey;
  /** @returns whether there was something to do; missing where another part of the page listens */
  press?: (showKeys: () => void) => boolean;
  /** It goes on for as long as the key is held. */
  isHeld?: true;
}

/** Every key of the page, in the order of their list. */
const keyGroups: readonly { title: MessageKey; keys: readonly PageKey[] }[] = [
  {
    title: 'options_keys_everywhere',
    keys: [
      { keys: '/', text: 'options_key_search', press: focusSearch },
      { keys: 'n', text: 'links_new', press: () => goTo('links/new') },
      { keys: paletteKey, text: 'palette_title' },
      {
        keys: '?',
        text: 'preferences_shortcuts',
        press: (showKeys) => {
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
      { keys: 'x', text: 'options_key_select', press: () => pressInRow('x') },
    ],
  },
];

/** The first of two keys. */
const firstKey = 'g';

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

/** A row of the list of links. */
const rowWithFocus = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('main [data-index]') ?? null;

/** To the link of the next row or the one before; where none has the focus, of the first that is in sight. */
function moveFocus(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-index]')];
  const row = rowWithFocus();
  const next =
    row === null
      ? rows.find((one) => one.getBoundingClientRect().top >= 0)
      : rows[rows.indexOf(row) + step];
  const link = next?.querySelector<HTMLElement>('a.link-name') ?? null;
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
export const typedInto = [
  'input:not([type=checkbox]):not([type=radio])',
  'textarea',
  'select',
  '[contenteditable]',
  '[role=menu]',
  '[role=listbox]',
].join();

/** Whether a press is one of a single key that nothing else on the page waits for. */
const isFree = (event: KeyboardEvent): boolean =>
  !(
    event.ctrlKey ||
    event.altKey ||
    event.metaKey ||
    event.defaultPrevented ||
    event.isComposing
  ) &&
  !(event.target instanceof Element && event.target.closest(typedInto) !== null) &&
  document.querySelector('dialog[open]') === null;

/** A letter is the one that was typed; on a keyboard of another script, the one that lies there in Latin. */
export function nameOfKey({ key, code, shiftKey }: KeyboardEvent): string | undefined {
  if (key === '؟') return '?';
  if (!/^\p{L}$/u.test(key)) return key.length === 1 ? key : undefined;
  if (shiftKey) return undefined;
  if (/\p{Script=Latin}/u.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}

/** Finds what is meant by one press after the other. */
function createKeyReader(): (event: KeyboardEvent) => PageKey | undefined {
  let firstAt = -Infinity;
  return (event) => {
    const key = isFree(event) ? nameOfKey(event) : undefined;
    if (key === undefined) return undefined;
    const isSecond = Date.now() - firstAt < followsWithin;
    firstAt = !isSecond && key === firstKey ? Date.now() : -Infinity;
    const keys = isSecond ? `${firstKey} ${key}` : key;
    const found = keyGroups.flatMap((group) => group.keys).find((one) => one.keys === keys);
    return event.repeat && found?.isHeld !== true ? undefined : found;
  };
}

/** Listens to the keys of the page, and draws their list while that is open. */
export function PageKeys() {
  const [isShown, setShown] = useState(false);
  const removal = useRemoval() ?? 'none';
  useLayoutEffect(() => {
    const read = createKeyReader();
    const press = (event: KeyboardEvent) => {
      const isDone = isIntoList(event) ? moveFocus(1) : read(event)?.press?.(() => setShown(true));
      if (isDone) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  if (!isShown) return null;
  const groups = keyGroups.map(({ title, keys: all }) => ({
    title,
    keys: all
      .filter(({ text }) => text !== 'options_key_switch' || removal !== 'none')
      .map(({ keys, text }) => ({
        keys,
        text: text === 'options_key_switch' && removal === 'delete' ? 'link_delete' : text,
      })),
  }));
  return <KeysDialog groups={groups} onClose={() => setShown(false)} />;
}

import { Ellipsis, type IconNode } from 'lucide';
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { Icon } from './icon';

interface MenuProps {
  label: string;
  of?: IconNode;
  busy?: boolean | undefined;
  /** Tab passes it by: the keys of the button beside it lead here. */
  isAside?: boolean;
  /** Its items; asked for when it is open, as there may be a menu in each row of a long list. */
  children: () => ComponentChildren;
}

type Edge = 'first' | 'last';

/** A button that opens a menu. Whatever was chosen, and with Escape, the focus is on the button again. */
export function Menu({ label, of = Ellipsis, busy, isAside = false, children }: MenuProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The item that gets the focus when the menu opens; null while it is closed. */
  const [open, setOpen] = useState<Edge | null>(null);
  const close = () => setOpen(null);
  const leave = () => {
    close();
    button.current?.focus({ preventScroll: true });
  };
  useOutsidePress(place, open !== null, close);
  return (
    <div
      class="menu"
      ref={place}
      onFocusOut={({ relatedTarget, currentTarget }) => {
        // Without another place, the window was left, and the menu is still there on the way back.
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        type="button"
        ref={button}
        class="button button-ghost button-icon"
        tabIndex={isAside ? -1 : undefined}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open === null ? undefined : id}
        aria-busy={busy ? 'true' : undefined}
        aria-label={label}
        title={label}
        onClick={() => setOpen(open === null ? 'first' : null)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        <Icon of={of} />
      </button>
      {open === null ? null : (
        <MenuList id={id} label={label} edge={open} onLeave={leave}>
          {children()}
        </MenuList>
      )}
    </div>
  );
}

interface MenuListProps {
  id: string;
  label: string;
  edge: Edge;
  onLeave: () => void;
  children: ComponentChildren;
}

function MenuList({ id, label, edge, onLeave, children }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current === null) return;
    keepInWindow(list.current);
    itemsOf(list.current)
      .at(edge === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
  }, [edge]);
  const onKeyDown = (event: JSX.TargetedKeyboardEvent<HTMLDivElement>) => {
    // The keys of the page are none of an open menu.
    event.stopPropagation();
    // Tab goes on from the button.
    if (event.key === 'Escape' || event.key === 'Tab') onLeave();
    const next = itemAfterKey(itemsOf(event.currentTarget), event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      id={id}
      class="menu-list"
      role="menu"
      aria-label={label}
      ref={list}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('[role=menuitem]')) onLeave();
      }}
    >
      {children}
    </div>
  );
}

const itemsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role=menuitem]'),
];

/** The item that a key leads to from the one with the focus; undefined for any other key. */
export function itemAfterKey(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const now = items.findIndex((item) => item === document.activeElement);
  if (key === 'ArrowDown') return items[(now + 1) % items.length];
  if (key === 'ArrowUp') return items.at(now - 1);
  if (key === 'Home') return items[0];
  return key === 'End' ? items.at(-1) : undefined;
}

/** In pixels: from the button, and from the edges of the window. */
const gap = 4;
const margin = 8;

/** Places an open menu under its button, or above it where there is no room, and moves it until all of it is in the window. */
function keepInWindow(list: HTMLElement): void {
  const anchor = list.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const { height, width } = list.getBoundingClientRect();
  const below = anchor.bottom + gap;
  const isRoom = below + height <= innerHeight - margin;
  const top = isRoom ? below : Math.max(margin, anchor.top - gap - height);
  const isFromRight = getComputedStyle(list).direction === 'rtl';
  const left = isFromRight ? anchor.left : anchor.right - width;
  const end = document.documentElement.clientWidth - margin - width;
  list.style.top = `${top - anchor.top}px`;
  list.style.left = `${Math.max(margin, Math.min(left, end)) - anchor.left}px`;
}

function useOutsidePress(
  place: RefObject<HTMLElement>,
  isOpen: boolean,
  onPress: () => void,
): void {
  // An ordinary effect begins a frame later, and a press until then would be missed.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const look = ({ target }: PointerEvent) => {
      if (target instanceof Node && place.current?.contains(target) === false) onPress();
    };
    addEventListener('pointerdown', look);
    return () => removeEventListener('pointerdown', look);
  }, [isOpen]);
}

interface MenuItemProps {
  /** Without a picture its words stand where those of the others do. */
  of?: IconNode;
  children: ComponentChildren;
  /** Where it leads; without it, `onPress` is what it does. */
  href?: string;
  /** It leads out of this page. */
  isNewTab?: boolean;
  onPress?: () => void;
}

export function MenuItem({ of, children, href, isNewTab = false, onPress }: MenuItemProps) {
  const shared = { class: 'menu-item', role: 'menuitem', tabIndex: -1 } as const;
  const words = (
    <>
      {of === undefined ? null : <Icon of={of} isDirectional={isNewTab} />}
      {children}
    </>
  );
  return href === undefined ? (
    <button type="button" {...shared} onClick={onPress}>
      {words}
    </button>
  ) : (
    <a {...shared} href={href} {...(isNewTab ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {words}
    </a>
  );
}

export function MenuGroup({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="menu-group" role="group" aria-label={title}>
      <p class="menu-title" aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  );
}

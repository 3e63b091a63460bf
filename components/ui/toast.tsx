import type { RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { t } from '@/lib/texts/translate';

import { Button } from './button';

import './toast.css';

interface ToastMessage {
  text: string;
  onUndo?: (() => void) | undefined;
}

interface Toast extends ToastMessage {
  id: number;
  /** What had the focus when it came; null for nothing. */
  before: HTMLElement | null;
}

/** Shows what was done, in the place of what was shown before. A failure is none of that: it stays where it happened. */
export type ShowToast = (message: ToastMessage) => void;

/** In milliseconds: how long a toast stays once the pointer has left it. */
const lifetime = 6000;

export function useToast() {
  const [toast, setToast] = useState<Toast | null>(null);
  const show: ShowToast = useCallback((message) => {
    const { activeElement, body } = document;
    const before = activeElement instanceof HTMLElement && activeElement !== body;
    setToast((was) => ({
      ...message,
      id: (was?.id ?? 0) + 1,
      before: before ? activeElement : null,
    }));
  }, []);
  const hide = useCallback(() => setToast(null), []);
  return { toast, show, hide };
}

type ToastPlaceProps = Pick<ReturnType<typeof useToast>, 'toast' | 'hide'>;

/** The place of a screen's toasts. It is there before its words are, so that a reader hears them come. */
export function ToastPlace({ toast, hide }: ToastPlaceProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const [held, setHeld] = useState<Toast | null>(null);
  useUndoNext(toast, undo);
  useEffect(() => {
    if (toast === null || held === toast) return undefined;
    const timer = setTimeout(hide, lifetime);
    return () => clearTimeout(timer);
  }, [toast, held, hide]);
  const leave = () => {
    if (document.activeElement === undo.current) toast?.before?.focus();
    hide();
  };
  return (
    <div
      class={toast === null ? undefined : 'toast'}
      onPointerEnter={() => setHeld(toast)}
      onPointerLeave={() => document.activeElement !== undo.current && setHeld(null)}
      onFocusIn={() => setHeld(toast)}
      onFocusOut={() => setHeld(null)}
      onKeyDown={({ key }) => key === 'Escape' && leave()}
    >
      <p role="status">{toast === null ? null : <span key={toast.id}>{toast.text}</span>}</p>
      {toast?.onUndo === undefined ? null : (
        <Button
          variant="ghost"
          class="button-small toast-undo"
          buttonRef={undo}
          onClick={() => {
            leave();
            toast.onUndo?.();
          }}
        >
          {t('common_undo')}
        </Button>
      )}
    </div>
  );
}

/**
 * The next stop after what had the focus when a toast came is its button, and the one after that what had the focus: a list
 * that is long, or never ends, would lie between. It listens before the button is visible.
 */
function useUndoNext(toast: Toast | null, undo: RefObject<HTMLButtonElement>): void {
  useLayoutEffect(() => {
    if (toast?.onUndo === undefined || toast.before === null) return undefined;
    const { before } = toast;
    let isSeen = false;
    const onKeyDown = (event: KeyboardEvent) => {
      const { activeElement } = document;
      if (event.key !== 'Tab' || !before.isConnected) return;
      if (activeElement === undo.current) before.focus();
      else if (activeElement === before && !event.shiftKey && !isSeen) undo.current?.focus();
      else return;
      isSeen = true;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [toast]);
}

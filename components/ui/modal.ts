import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A ref that opens its dialog for as long as it is drawn. */
export function useModal(): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed rather than just taken away, so that the focus goes back to where it was.
    return () => element?.close();
  }, []);
  return dialog;
}

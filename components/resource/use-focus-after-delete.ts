import { useEffect, useRef, useState } from 'preact/hooks';

const rowButtons = '.row-delete';

const buttonsNow = () => [...document.querySelectorAll<HTMLElement>(rowButtons)];

/** Keeps a keyboard's place in a list when a row goes: on the next row, or on the heading where there is none. */
export function useFocusAfterDelete() {
  const index = useRef(-1);
  const [losses, setLosses] = useState(0);
  useEffect(() => {
    if (losses === 0) return;
    const buttons = buttonsNow();
    const next = buttons[Math.min(index.current, buttons.length - 1)];
    (next ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, [losses]);
  return {
    /** The button of a row has the focus, and asks whether to delete it. */
    remember: () => {
      index.current = buttonsNow().findIndex((button) => button === document.activeElement);
    },
    /** The row is gone. */
    lost: () => setLosses((count) => count + 1),
  };
}

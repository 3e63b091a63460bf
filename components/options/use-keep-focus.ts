import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Keeps a keyboard's place when what has the focus goes away, such as a button that did its work: on the heading, as nothing
 * else is sure to be there.
 */
export function useKeepFocus(main: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const area = main.current;
    if (area === null) return;
    // What is drawn first may take the focus before anybody listens.
    let last: EventTarget | null = area.contains(document.activeElement)
      ? document.activeElement
      : null;
    const note = ({ target }: FocusEvent) => {
      last = target;
    };
    const observer = new MutationObserver(() => {
      const isLost = last instanceof Element && !last.isConnected;
      if (!isLost || document.activeElement !== document.body) return;
      area.querySelector('h1')?.focus({ preventScroll: true });
    });
    area.addEventListener('focusin', note);
    observer.observe(area, { childList: true, subtree: true });
    return () => {
      area.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [main]);
}

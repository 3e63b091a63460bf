import { type MutableRef, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { firstPaint } from '@/lib/platform/first-paint';

/** Begins to call back at every change of something. @returns what ends it */
export type Listen = (changed: () => void) => () => void;

/**
 * Follows something outside of a component for as long as that is drawn.
 *
 * It listens from the first drawing on: an ordinary effect begins a frame later, and a change until then would be missed for
 * good. It looks once by itself as it begins, for what changed while the component was being drawn.
 * @param listen must stay the same function between drawings
 * @param look takes over what there is now; it has to do nothing where that is known already
 */
export function useListener(listen: Listen, look: () => void): void {
  const latest = useRef(look);
  latest.current = look;
  useLayoutEffect(() => {
    const changed = () => latest.current();
    const end = listen(changed);
    changed();
    return end;
  }, [listen]);
}

/** A ref that gives its element the focus when it is first drawn. */
export function useFocus<T extends HTMLElement>(): MutableRef<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const focus = () => {
      removeEventListener('keydown', focus, true);
      ref.current?.focus({ preventScroll: true });
    };
    // Before the first paint, the page would be laid out twice: it comes after that, or with a key.
    if (performance.getEntriesByType('paint').length === 0) {
      addEventListener('keydown', focus, true);
      void firstPaint().then(focus);
    } else focus();
  }, []);
  return ref;
}

/**
 * Leads to the first field of a form that is wrong, each time that the form is refused.
 * @returns `form`, the ref of its element, and `refuse`, which tells that it was refused
 */
export function useRefusal(): { form: MutableRef<HTMLFormElement | null>; refuse: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  return { form, refuse: () => setRefusals((count) => count + 1) };
}

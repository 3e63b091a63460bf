import { type MutableRef, useLayoutEffect, useRef } from 'preact/hooks';

/** A ref whose element gets the focus when it is first drawn. */
export function useFocus<T extends HTMLElement>(): MutableRef<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return ref;
}

import { useLayoutEffect, useRef } from 'preact/hooks';

import type { Listen } from '@/components/ui/hooks';

/**
 * Calls back whenever the person comes back to this page: what was changed elsewhere may be old here.
 * @param look undefined as long as there is nothing to bring up to date; who comes back meanwhile is remembered
 */
export function useOnReturn(look: (() => void) | undefined): void {
  const latest = useRef(look);
  const isMissed = useRef(false);
  latest.current = look;
  useLayoutEffect(() => {
    const follow = () => {
      isMissed.current = latest.current === undefined;
      latest.current?.();
    };
    addEventListener('focus', follow);
    return () => removeEventListener('focus', follow);
  }, []);
  useLayoutEffect(() => {
    if (look === undefined || !isMissed.current) return;
    isMissed.current = false;
    look();
  }, [look]);
}

/** Follows the part of the address that names the screen and the place in it. */
export const onHashChange: Listen = (changed) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

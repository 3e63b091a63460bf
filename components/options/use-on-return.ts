import { useEffect } from 'preact/hooks';

/** Calls back whenever the person comes back to this page: what was changed elsewhere may be old here. */
export function useOnReturn(look: (() => void) | undefined): void {
  useEffect(() => {
    if (look === undefined) return undefined;
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [look]);
}

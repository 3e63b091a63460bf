import { useLayoutEffect, useRef } from 'preact/hooks';

import { isSetupText } from '@/lib/rules/setup-text';

/** Takes a setup text wherever on the page it is pasted; any other text goes where it was pasted. */
export function useSetupPaste(take: (text: string) => void): void {
  const latest = useRef(take);
  latest.current = take;
  // An ordinary effect begins a frame later, and what is pasted until then would be missed.
  useLayoutEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!isSetupText(text)) return;
      event.preventDefault();
      latest.current(text);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

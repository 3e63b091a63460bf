import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

import { reportOf } from '@/components/ui/report-of';
import type { ErrorReport } from '@/lib/contract/errors';
import type { LinkRecord } from '@/lib/contract/link';

import type { Services } from '../services';
import { useOnReturn } from '../use-on-return';

/** Milliseconds that somebody who types may take from key to key before the words are looked for. */
const pause = 150;

/** Which words the links fit, as these may not be the latest. */
export interface Found {
  words: string;
  links: readonly LinkRecord[];
}

export interface LinkSearch {
  /** Null until there is an answer. */
  found: Found | null;
  /** Why there is no answer to the latest words. */
  error: ErrorReport | null;
  again: () => void;
}

/**
 * The links that fit what is typed. Those of the words before stay in sight until the answer is there; answers to older words
 * are not listened to.
 * @param words blank for the newest links
 */
export function useLinkSearch({ send }: Pick<Services, 'send'>, words: string): LinkSearch {
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<ErrorReport | null>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(words);

  useEffect(() => {
    let isOld = false;
    const ask = async () => {
      try {
        const links = await send('links.search', { words });
        if (isOld) return;
        setFound({ words, links });
        setError(null);
      } catch (failure) {
        if (!isOld) setError(reportOf(failure));
      }
    };
    const timer = setTimeout(() => void ask(), asked.current === words ? 0 : pause);
    asked.current = words;
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [send, words, attempt]);

  const look = useCallback(() => setAttempt((count) => count + 1), []);
  // Links are made beside this page.
  useOnReturn(look);
  const again = useCallback(() => {
    setError(null);
    look();
  }, [look]);
  return { found, error, again };
}

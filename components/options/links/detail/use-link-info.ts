import { useCallback, useEffect, useState } from 'preact/hooks';

import type { LinkWindows } from '@/components/options/links/data/link-windows';
import type { Services } from '@/components/options/services';
import { goOnWhenFree } from '@/lib/async/retry-when-allowed';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinkBehind, LinkRecord } from '@/lib/model/link';

interface Told {
  /** What the service tells of it now; null as long as it did not. */
  behind: LinkBehind | null;
  isBusy: boolean;
  /** Epoch milliseconds until which the rate limit holds it back; it goes on by itself. */
  waitUntil: number | null;
  error: ErrorReport | null;
}

export interface Behind extends Told {
  /** What is known of it, from here or from the service; null for nothing yet. */
  link: LinkRecord | null;
  /** Asks the service anew. */
  again: () => void;
  /** It is like this now. */
  become: (link: LinkRecord) => void;
}

const nothingYet: Told = { behind: null, isBusy: true, waitUntil: null, error: null };

/** What is known of a link: what is remembered at once, and what the service tells when it answers. */
export function useLinkBehind(
  { send }: Pick<Services, 'send'>,
  shortUrl: string,
  windows: LinkWindows,
): Behind {
  const [known, setKnown] = useState(() => knownLink(windows, shortUrl));
  const [told, setTold] = useState(nothingYet);
  const [attempt, setAttempt] = useState(0);
  const become = useCallback(
    (link: LinkRecord) => {
      setKnown(link);
      windows.patch(shortUrl, () => link);
    },
    [windows, shortUrl],
  );

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const change = (changes: Partial<Told>) =>
      signal.aborted || setTold((was) => ({ ...was, ...changes }));
    const ask = async () => {
      change({ isBusy: true, error: null });
      // A courtesy: what the service tells comes all the same.
      const remembered = await send('link.get', { shortUrl }).catch(() => null);
      if (remembered !== null && !signal.aborted) setKnown((was) => was ?? remembered);
      try {
        const behind = await goOnWhenFree(async () => send('link.behind', { shortUrl }), {
          onWait: (waitUntil) => change({ waitUntil }),
          signal,
        });
        change({ behind, isBusy: false });
        if (!signal.aborted) become(behind.link);
      } catch (failure) {
        const error = reportOf(failure);
        change({ error, isBusy: false, waitUntil: null });
        if (error.code !== 'not_found') return;
        // What the service said with that is remembered of the link by now.
        const gone = await send('link.get', { shortUrl }).catch(() => null);
        if (gone !== null && !signal.aborted) become(gone);
      }
    };
    void ask();
    return () => leaving.abort();
  }, [send, shortUrl, become, attempt]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...told, link: known, again, become };
}

function knownLink(windows: LinkWindows, shortUrl: string): LinkRecord | null {
  const row = windows.rowOf(shortUrl);
  return row === null ? null : (windows.at(row) ?? null);
}

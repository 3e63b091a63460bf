import { useEffect, useRef, useState } from 'preact/hooks';

import type { OptionsServices } from '@/components/options/services';
import { useRequest } from '@/components/ui/use-request';
import type { LinksSync } from '@/lib/model/link-query';

/** In milliseconds: a list of the service's that is younger is good enough when the screen is opened. */
const freshFor = 300_000;

const nothing = { done: null, unreadable: 0 };

interface Brought {
  /** What came of it just now. */
  done: LinksSync | null;
  /** How many entries of the service's list could not be read. */
  unreadable: number;
}

export type Sync = ReturnType<typeof useLinksSync>;

/**
 * Brings the links together with the service's list: when the screen is opened, and when somebody asks.
 * @param onDone is told what came of it, and tells whether that is shown already
 */
export function useLinksSync(
  { send }: Pick<OptionsServices, 'send'>,
  onDone: (sync: LinksSync, isAsked: boolean) => boolean,
) {
  const tell = useRef(onDone);
  tell.current = onDone;
  const [isAsked, setAsked] = useState(false);
  const [brought, setBrought] = useState<Brought>(nothing);
  const { isPending, waitUntil, error, restart } = useRequest(
    async ({ whenAllowed, signal }, within: number, byPerson: boolean) => {
      const begun = Date.now();
      setAsked(byPerson);
      setBrought(nothing);
      const done = await whenAllowed(async () => send('links.sync', { within }));
      if (signal.aborted) return;
      const isShown = done.at < begun || tell.current(done, byPerson);
      const { unreadable = 0 } = done;
      setBrought({ done: isShown && !byPerson ? null : done, unreadable });
    },
  );
  useEffect(() => void restart(freshFor, false), [send, restart]);
  return {
    ...brought,
    /** Somebody asked for it, so it is said how it goes. */
    isAsked,
    isPending,
    waitUntil,
    error,
    refresh: () => void restart(0, true),
    /** What came of it was seen. */
    seen: () => setBrought((was) => ({ ...was, done: null })),
  };
}

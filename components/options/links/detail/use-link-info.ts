import { useCallback, useEffect, useState } from 'preact/hooks';

import type { LinkWindows } from '@/components/options/links/data/link-windows';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import { reportOf } from '@/lib/model/errors';
import type { EditedLink, LinkInfo, LinkRecord } from '@/lib/model/link';

export type LinkInfoState = ReturnType<typeof useLinkInfo>;

/** What is known of a link: what is remembered at once, and what the service tells when it answers. */
export function useLinkInfo(shortUrl: string, windows: LinkWindows) {
  const { send } = useServices();
  const [known, setKnown] = useState(() => knownLink(windows, shortUrl));
  const [info, setInfo] = useState<LinkInfo | null>(null);
  const replace = useCallback(
    (link: LinkRecord) => {
      setKnown(link);
      windows.patch(shortUrl, () => link);
    },
    [windows, shortUrl],
  );

  const refile = useCallback(
    (filing: LinkRecord['filing']) => {
      setKnown((was) => was && { ...was, filing });
      windows.patch(shortUrl, (was) => ({ ...was, filing }));
    },
    [windows, shortUrl],
  );

  const { state, waitUntil, error, restart } = useRequest(async ({ whenAllowed, signal }) => {
    // A courtesy: what the service tells comes all the same.
    const remembered = await send('link.get', { shortUrl }).catch(() => null);
    if (remembered !== null && !signal.aborted) setKnown((was) => was ?? remembered);
    try {
      const told = await whenAllowed(async () => send('link.getInfo', { shortUrl }));
      if (signal.aborted) return;
      setInfo(told);
      replace(told.link);
    } catch (failure) {
      // What the service said with that is remembered of the link by now.
      const gone =
        reportOf(failure).code === 'not_found'
          ? await send('link.get', { shortUrl }).catch(() => null)
          : null;
      if (gone !== null && !signal.aborted) replace(gone);
      throw failure;
    }
  });
  const reload = useCallback(() => void restart(), [restart]);
  useEffect(reload, [reload, send, shortUrl]);

  const showInfo = useCallback(
    (told: LinkInfo) => {
      setInfo(told);
      replace(told.link);
    },
    [replace],
  );

  return {
    link: known,
    /** What the service tells of it now; null as long as it did not. */
    info,
    isBusy: state.state !== 'done' && error === null,
    waitUntil,
    error,
    reload,
    replace,
    refile,
    showInfo,
    /** It was edited; where the service could not be asked afterwards, it is asked now. */
    showEdited: ({ info: told }: EditedLink) => (told === null ? reload() : showInfo(told)),
  };
}

function knownLink(windows: LinkWindows, shortUrl: string): LinkRecord | null {
  const row = windows.rowOf(shortUrl);
  return row === null ? null : (windows.at(row) ?? null);
}

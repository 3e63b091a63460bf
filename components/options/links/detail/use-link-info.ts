import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

import { useLinksScreen } from '@/components/options/links/links-context';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import { reportOf } from '@/lib/model/errors';
import type { LinkInfo, LinkRecord } from '@/lib/model/link';

export type LinkInfoState = ReturnType<typeof useLinkInfo>;

export function useLinkInfo(shortUrl: string) {
  const { send } = useServices();
  const { windows } = useLinksScreen();
  const [info, setInfo] = useState<LinkInfo | null>(null);
  const replace = (next: LinkRecord) => {
    windows.open(next);
    windows.patch(shortUrl, () => next);
  };
  const showInfo = (told: LinkInfo) => {
    setInfo(told);
    replace(told.link);
  };
  useLayoutEffect(() => {
    windows.open(windows.find(shortUrl));
    return () => windows.open(null);
  }, [windows, shortUrl]);
  const { state, waitUntil, error, restart } = useRequest(async ({ whenAllowed, signal }) => {
    const remembered = async () => {
      const found = await send('link.get', { shortUrl }).catch(() => null);
      return signal.aborted ? null : found;
    };
    const before = await remembered();
    if (before !== null && windows.find(shortUrl) === null) windows.open(before);
    try {
      const told = await whenAllowed(async () => send('link.getInfo', { shortUrl }));
      if (!signal.aborted) showInfo(told);
    } catch (failure) {
      // What the service said with that is remembered of the link by now.
      const gone = reportOf(failure).code === 'not_found' ? await remembered() : null;
      if (gone !== null) replace(gone);
      throw failure;
    }
  });
  const reload = () => void restart();
  useEffect(reload, [restart, send, shortUrl]);
  return {
    link: windows.find(shortUrl),
    info,
    isBusy: state.state !== 'done' && error === null,
    waitUntil,
    error,
    reload,
    showInfo,
  };
}

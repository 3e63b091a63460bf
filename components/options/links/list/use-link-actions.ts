import { useMemo, useRef, useState } from 'preact/hooks';

import type { LinkWindows } from '@/components/options/links/data/link-windows';
import { copyLink, notSwitched, switchLink } from '@/components/options/links/switch-link';
import type { Services } from '@/components/options/services';
import { reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';

type Status = LinkRecord['status'];
type Named = Pick<LinkRecord, 'shortUrl'>;

/** What can be done with a link of the list, and how it went. */
export interface LinkDoings {
  copy: (link: LinkRecord) => void;
  /** Shown as done at once, as it can be undone at once. */
  switchTo: (link: LinkRecord, status: Status) => void;
  /** How the last copy went, for the link that was copied; blank for all others. */
  saidOf: (link: Named) => string;
  failureOf: (link: Named) => string;
  isSwitching: (link: Named) => boolean;
}

interface Doing {
  isSwitching: boolean;
  failure: string;
}

export function useLinkDoings(
  { send, copyText }: Pick<Services, 'send' | 'copyText'>,
  windows: LinkWindows,
): LinkDoings {
  const [copied, setCopied] = useState({ shortUrl: '', said: '' });
  const [doings, setDoings] = useState<Readonly<Record<string, Doing>>>({});
  const presses = useRef(0);

  const actions = useMemo(() => {
    const note = (shortUrl: string, doing: Doing) =>
      setDoings((was) => ({ ...was, [shortUrl]: doing }));
    const copy = async (link: LinkRecord) => {
      const { shortUrl } = link;
      presses.current += 1;
      const press = presses.current;
      const isLatest = () => press === presses.current;
      setCopied({ shortUrl, said: '' });
      const isCopied = await copyLink(
        link,
        { send, copyText },
        {
          format: null,
          isWanted: isLatest,
        },
      );
      if (!isLatest()) return;
      setCopied({ shortUrl, said: isCopied ? 'Copied' : '' });
      note(shortUrl, { isSwitching: false, failure: isCopied ? '' : 'It was not copied.' });
    };
    const switchTo = async ({ shortUrl, status: before }: LinkRecord, status: Status) => {
      const become = (now: Status) => windows.patch(shortUrl, (link) => ({ ...link, status: now }));
      note(shortUrl, { isSwitching: true, failure: '' });
      become(status);
      try {
        const now = await switchLink(send, { shortUrl, status }, (failure) =>
          note(shortUrl, { isSwitching: true, failure }),
        );
        windows.patch(shortUrl, () => now);
        note(shortUrl, { isSwitching: false, failure: '' });
        await windows.recount();
      } catch (failure) {
        become(before);
        note(shortUrl, { isSwitching: false, failure: notSwitched(status, reportOf(failure)) });
      }
    };
    return {
      copy: (link: LinkRecord) => void copy(link),
      switchTo: (link: LinkRecord, status: Status) => void switchTo(link, status),
    };
  }, [send, copyText, windows]);

  return {
    ...actions,
    saidOf: ({ shortUrl }) => (shortUrl === copied.shortUrl ? copied.said : ''),
    failureOf: ({ shortUrl }) => doings[shortUrl]?.failure ?? '',
    isSwitching: ({ shortUrl }) => doings[shortUrl]?.isSwitching ?? false,
  };
}

import { useMemo, useRef, useState } from 'preact/hooks';

import type { LinkWindows } from '@/components/options/links/data/link-windows';
import {
  copyStoredLink,
  switchFailureText,
  requestSwitch,
} from '@/components/options/links/link-commands';
import type { OptionsServices } from '@/components/options/services';
import { reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { t } from '@/lib/texts/translate';

type Status = LinkRecord['status'];
type NamedLink = Pick<LinkRecord, 'shortUrl'>;

/** The actions on a link of the list, and their outcome. */
export interface LinkRowActions {
  copy: (link: LinkRecord) => void;
  /** Shown as done at once, as it can be undone at once. */
  switchTo: (link: LinkRecord, status: Status) => void;
  /** How the last copy went, for the link that was copied; blank for all others. */
  saidOf: (link: NamedLink) => string;
  failureOf: (link: NamedLink) => string;
  isSwitching: (link: NamedLink) => boolean;
}

interface RowActionState {
  isSwitching: boolean;
  failure: string;
}

export function useLinkRowActions(
  { send, copyText }: Pick<OptionsServices, 'send' | 'copyText'>,
  windows: LinkWindows,
): LinkRowActions {
  const [copied, setCopied] = useState({ shortUrl: '', said: '' });
  const [rowActions, setDoings] = useState<Readonly<Record<string, RowActionState>>>({});
  const presses = useRef(0);

  const actions = useMemo(() => {
    const note = (shortUrl: string, doing: RowActionState) =>
      setDoings((was) => ({ ...was, [shortUrl]: doing }));
    const copy = async (link: LinkRecord) => {
      const { shortUrl } = link;
      presses.current += 1;
      const press = presses.current;
      const isLatest = () => press === presses.current;
      setCopied({ shortUrl, said: '' });
      const isCopied = await copyStoredLink(
        link,
        { send, copyText },
        {
          format: null,
          isWanted: isLatest,
        },
      );
      if (!isLatest()) return;
      setCopied({ shortUrl, said: isCopied ? t('common_copied') : '' });
      note(shortUrl, { isSwitching: false, failure: isCopied ? '' : t('link_copy_failed') });
    };
    const switchTo = async ({ shortUrl, status: before }: LinkRecord, status: Status) => {
      const become = (now: Status) => windows.patch(shortUrl, (link) => ({ ...link, status: now }));
      note(shortUrl, { isSwitching: true, failure: '' });
      become(status);
      try {
        const now = await requestSwitch(send, { shortUrl, status }, (failure) =>
          note(shortUrl, { isSwitching: true, failure }),
        );
        windows.patch(shortUrl, () => now);
        note(shortUrl, { isSwitching: false, failure: '' });
        await windows.recount();
      } catch (failure) {
        become(before);
        note(shortUrl, {
          isSwitching: false,
          failure: switchFailureText(status, reportOf(failure)),
        });
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
    failureOf: ({ shortUrl }) => rowActions[shortUrl]?.failure ?? '',
    isSwitching: ({ shortUrl }) => rowActions[shortUrl]?.isSwitching ?? false,
  };
}

import { useRef, useState } from 'preact/hooks';

import type { LinkWindows } from '@/components/options/links/data/link-windows';
import { useDeleteLink, useRemoval } from '@/components/options/links/delete-link';
import { switchLink } from '@/components/options/links/link-commands';
import { useCopy } from '@/components/ui/copy';
import { useServices } from '@/components/ui/services';
import type { ShowToast } from '@/components/ui/toast';
import type { LinkRecord } from '@/lib/model/link';
import type { CopyFormat } from '@/lib/model/preferences';
import { copyFormatName } from '@/lib/texts/notices';
import { t } from '@/lib/texts/translate';

type NamedLink = Pick<LinkRecord, 'shortUrl'>;

export type LinkRowActions = ReturnType<typeof useLinkRowActions>;

const atRest = { isSwitching: false, failure: '' };

/** The actions on a link of the list, and their outcome beside that link. */
export function useLinkRowActions(windows: LinkWindows, showToast: ShowToast) {
  const { send } = useServices();
  const { copyLinks } = useCopy();
  const [copied, setCopied] = useState({ shortUrl: '', said: '' });
  const [states, setStates] = useState<Readonly<Record<string, typeof atRest>>>({});
  const switching = useRef(new Set<string>());
  const removal = useRemoval();
  const note = (shortUrl: string, failure: string) => {
    const isSwitching = switching.current.has(shortUrl);
    setStates((was) => ({ ...was, [shortUrl]: { isSwitching, failure } }));
  };

  const copy = async (link: LinkRecord, format?: CopyFormat) => {
    const { shortUrl } = link;
    setCopied({ shortUrl, said: '' });
    const isCopied = await copyLinks([link], format === undefined ? {} : { format });
    if (isCopied === null) return;
    const said =
      format === undefined
        ? t('common_copied')
        : t('link_copied_as', { format: copyFormatName(format) });
    setCopied({ shortUrl, said: isCopied ? said : '' });
    note(shortUrl, isCopied ? '' : t('common_copy_failed'));
  };

  // Shown as done at once, as it can be undone at once.
  const toggle = async (link: LinkRecord, canUndo = true) => {
    const { shortUrl, status: before } = link;
    if (switching.current.has(shortUrl)) return;
    const become = (status: LinkRecord['status']) =>
      windows.patch(shortUrl, (known) => ({ ...known, status }));
    switching.current.add(shortUrl);
    note(shortUrl, '');
    const status = before === 'disabled' ? 'active' : 'disabled';
    become(status);
    const { now, text } = await switchLink(send, link, (waits) => note(shortUrl, waits));
    switching.current.delete(shortUrl);
    note(shortUrl, now === null ? text : '');
    if (now === null) return become(before);
    windows.patch(shortUrl, () => now);
    const undo = () => void toggle({ ...now, status }, false);
    showToast({ text, onUndo: canUndo ? undo : undefined });
    await windows.recount();
  };

  const { askToDelete, dialog } = useDeleteLink((now) => {
    windows.patch(now.shortUrl, () => now);
    showToast({ text: t('link_deleted') });
    void windows.recount();
  });
  const stateOf = ({ shortUrl }: NamedLink) => states[shortUrl] ?? atRest;
  return {
    /** In the format of the preferences, where none is named. */
    copy: (link: LinkRecord, format?: CopyFormat) => void copy(link, format),
    /** How a link can be taken out of use; null for not at all, or not known yet. */
    removalOf: ({ told }: LinkRecord) => (told?.gone || removal === 'none' ? null : removal),
    /** Disables what is enabled, and the other way round; asks first where links can only be deleted. */
    takeOut: (link: LinkRecord) => (removal === 'delete' ? askToDelete(link) : void toggle(link)),
    /** Asks before a link is deleted; null while nothing is asked. */
    dialog,
    /** How the last copy went, for the link that was copied; blank for all others. */
    saidOf: ({ shortUrl }: NamedLink) => (shortUrl === copied.shortUrl ? copied.said : ''),
    failureOf: (link: NamedLink) => stateOf(link).failure,
    isSwitching: (link: NamedLink) => stateOf(link).isSwitching,
  };
}

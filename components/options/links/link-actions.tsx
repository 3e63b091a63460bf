import { Ban, CircleCheck, Trash2 } from 'lucide';
import { useRef, useState } from 'preact/hooks';

import { useAsk } from '@/components/ui/ask';
import { useCopy } from '@/components/ui/copy';
import { RichMessage } from '@/components/ui/rich-message';
import { type OptionsServices, useServices } from '@/components/ui/services';
import type { ShowToast } from '@/components/ui/toast';
import { retryWhenAllowed } from '@/lib/async/retry-when-allowed';
import { mayBeDone, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { CopyFormat } from '@/lib/model/preferences';
import { inOneSentence } from '@/lib/texts/errors';
import { copyFormatName } from '@/lib/texts/notices';
import { t } from '@/lib/texts/translate';

import type { LinkWindows } from './data/link-windows';
import { shortName } from './link-text';
import { useRemoval } from './removal';

export const copiedAsText = (format: CopyFormat): string =>
  t('link_copied_as', { format: copyFormatName(format) });

type NamedLink = Pick<LinkRecord, 'shortUrl'>;

export type LinkActions = ReturnType<typeof useLinkActions>;

export function useLinkActions(windows: LinkWindows, showToast: ShowToast) {
  const { send } = useServices();
  const { last, copyLinks } = useCopy();
  const { ask, dialog } = useAsk();
  const [copiedAs, setCopiedAs] = useState<CopyFormat | undefined>(undefined);
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const switching = useRef(new Set<string>());
  const removal = useRemoval();
  const note = (shortUrl: string, failure: string) =>
    setFailures((was) => ({ ...was, [shortUrl]: failure }));

  const copy = async (link: LinkRecord, format?: CopyFormat) => {
    setCopiedAs(format);
    const how = format === undefined ? {} : { format };
    const isCopied = await copyLinks([link], { id: link.shortUrl, ...how });
    if (isCopied !== null) note(link.shortUrl, isCopied ? '' : t('common_copy_failed'));
  };

  // Shown as done at once, as it can be undone at once.
  const toggle = async (link: LinkRecord, canUndo = true) => {
    const { shortUrl, status: before } = link;
    if (switching.current.has(shortUrl)) return;
    const become = (next: LinkRecord['status']) =>
      windows.patch(shortUrl, (known) => ({ ...known, status: next }));
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

  const askToDelete = (link: LinkRecord) =>
    ask({
      title: <RichMessage of="list_delete_title" values={{ name: <bdi>{shortName(link)}</bdi> }} />,
      content: (
        <>
          <p>{t('link_delete_meaning')}</p>
          <p>{t('list_delete_for_good')}</p>
        </>
      ),
      action: t('link_delete'),
      run: async () => {
        const now = await send('link.delete', { shortUrl: link.shortUrl });
        windows.patch(now.shortUrl, () => now);
        showToast({ text: t('link_deleted') });
        void windows.recount();
      },
    });

  return {
    copy: (link: LinkRecord, format?: CopyFormat) => void copy(link, format),
    /** What takes a link out of use, or brings it back; null for nothing, or until that is known. */
    switchOf: (link: LinkRecord) => {
      if (link.told?.gone || removal === 'none' || removal === null) return null;
      if (removal === 'delete') {
        return { of: Trash2, text: t('link_delete'), press: () => askToDelete(link) };
      }
      const press = () => void toggle(link);
      return link.status === 'disabled'
        ? { of: CircleCheck, text: t('common_enable'), press }
        : { of: Ban, text: t('common_disable'), press };
    },
    dialog,
    /** That a link was copied, for the one on the clipboard; blank for all others. */
    copiedOf: ({ shortUrl }: NamedLink) => {
      if (shortUrl !== last.id || last.outcome !== 'copied') return '';
      return copiedAs === undefined ? t('common_copied') : copiedAsText(copiedAs);
    },
    failureOf: ({ shortUrl }: NamedLink) => failures[shortUrl] ?? '',
    isSwitching: ({ shortUrl }: NamedLink) => switching.current.has(shortUrl),
  };
}

/** @param say takes what it waits for, and a blank when it goes on @returns the link as it is then, null where that failed */
async function switchLink(
  send: OptionsServices['send'],
  { shortUrl, status }: LinkRecord,
  say: (text: string) => void,
): Promise<{ now: LinkRecord | null; text: string }> {
  const change = status === 'disabled' ? 'enable' : 'disable';
  try {
    const now = await retryWhenAllowed(async () => send(`link.${change}`, { shortUrl }), {
      onWait: (until) => say(until === null ? '' : t('link_switch_waiting')),
    });
    return { now, text: t(`link_${change}d`) };
  } catch (failure) {
    const error = reportOf(failure);
    const text = mayBeDone(error)
      ? t(`link_${change}_unknown`)
      : t(`link_${change}_failed`, { reason: inOneSentence(error) });
    return { now: null, text };
  }
}

import { Ban, CircleCheck, Trash2 } from 'lucide';
import { useState } from 'preact/hooks';

import { useAsk } from '@/components/ui/ask';
import { useCopy } from '@/components/ui/copy';
import { RichMessage } from '@/components/ui/rich-message';
import { useServices } from '@/components/ui/services';
import type { ShowToast } from '@/components/ui/toast';
import type { LinkRecord } from '@/lib/model/link';
import type { CopyFormat } from '@/lib/model/preferences';
import { copyFormatName } from '@/lib/texts/notices';
import { t } from '@/lib/texts/translate';

import type { LinkWindows } from './data/link-windows';
import { shortName } from './link-text';
import { useRemoval } from './removal';
import { useSwitch } from './use-switch';

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
  const removal = useRemoval();
  const note = (shortUrl: string, failure: string) =>
    setFailures((was) => ({ ...was, [shortUrl]: failure }));
  const { toggle, ...switches } = useSwitch(windows, { note, showToast });

  const copy = async (link: LinkRecord, format?: CopyFormat) => {
    setCopiedAs(format);
    const how = format === undefined ? {} : { format };
    const isCopied = await copyLinks([link], { id: link.shortUrl, ...how });
    if (isCopied !== null) note(link.shortUrl, isCopied ? '' : t('common_copy_failed'));
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
    ...switches,
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
  };
}

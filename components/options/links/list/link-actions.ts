import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';

import type { LinkWindows } from '@/components/options/links/data/link-windows';
import { type Removal, useDeleteLink, useRemoval } from '@/components/options/links/delete-link';
import { switchFailureText, requestSwitch } from '@/components/options/links/link-commands';
import { useCopy } from '@/components/ui/copy';
import { useServices, type OptionsServices } from '@/components/ui/services';
import type { ShowToast } from '@/components/ui/toast';
import { reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { CopyFormat } from '@/lib/model/preferences';
import { copyFormatName } from '@/lib/texts/notices';
import { t } from '@/lib/texts/translate';

type NamedLink = Pick<LinkRecord, 'shortUrl'>;

/** The actions on a link of the list, and their outcome. */
export interface LinkRowActions {
  /** In the format of the preferences, where none is named. */
  copy: (link: LinkRecord, format?: CopyFormat) => void;
  /**
   * Disables what is enabled, and the other way round. Shown as done at once, as it can be undone at once. Where links can only be
   * deleted, it asks first.
   */
  toggle: (link: LinkRecord) => void;
  /** What `toggle` does with a link that works. */
  removal: Removal;
  /** Asks before a link is deleted; null while nothing is asked. */
  dialog: ComponentChildren;
  /** How the last copy went, for the link that was copied; blank for all others. */
  saidOf: (link: NamedLink) => string;
  failureOf: (link: NamedLink) => string;
  isSwitching: (link: NamedLink) => boolean;
}

interface RowActionState {
  isSwitching: boolean;
  failure: string;
}

type Note = (shortUrl: string, state: RowActionState) => void;

export function useLinkRowActions(windows: LinkWindows, showToast: ShowToast): LinkRowActions {
  const { send } = useServices();
  const { copyLinks } = useCopy();
  const [copied, setCopied] = useState({ shortUrl: '', said: '' });
  const [states, setStates] = useState<Readonly<Record<string, RowActionState>>>({});
  const removal = useRemoval() ?? 'none';
  const actions = useMemo(() => {
    const note: Note = (shortUrl, state) => setStates((was) => ({ ...was, [shortUrl]: state }));
    const onCopied = (shortUrl: string, said: string) => setCopied({ shortUrl, said });
    return {
      copy: createCopy(copyLinks, onCopied, note),
      toggle: createToggle({ send, windows, showToast }, note),
    };
  }, [send, windows, showToast]);
  const { askToDelete, dialog } = useDeleteLink((now) => {
    windows.patch(now.shortUrl, () => now);
    showToast({ text: t('link_deleted') });
    void windows.recount();
  });
  return {
    ...actions,
    toggle: { disable: actions.toggle, delete: askToDelete, none: () => undefined }[removal],
    removal,
    dialog,
    saidOf: ({ shortUrl }) => (shortUrl === copied.shortUrl ? copied.said : ''),
    failureOf: ({ shortUrl }) => states[shortUrl]?.failure ?? '',
    isSwitching: ({ shortUrl }) => states[shortUrl]?.isSwitching ?? false,
  };
}

function createCopy(
  copyLinks: ReturnType<typeof useCopy>['copyLinks'],
  onCopied: (shortUrl: string, said: string) => void,
  note: Note,
): LinkRowActions['copy'] {
  const copy = async (link: LinkRecord, format: CopyFormat | null) => {
    const { shortUrl } = link;
    onCopied(shortUrl, '');
    const isCopied = await copyLinks([link], format === null ? {} : { format });
    if (isCopied === null) return;
    const said =
      format === null
        ? t('common_copied')
        : t('link_copied_as', { format: copyFormatName(format) });
    onCopied(shortUrl, isCopied ? said : '');
    note(shortUrl, { isSwitching: false, failure: isCopied ? '' : t('common_copy_failed') });
  };
  return (link, format) => void copy(link, format ?? null);
}

interface ToggleTools {
  send: OptionsServices['send'];
  windows: LinkWindows;
  showToast: ShowToast;
}

function createToggle(
  { send, windows, showToast }: ToggleTools,
  note: Note,
): LinkRowActions['toggle'] {
  const underWay = new Set<string>();
  const toggle = async (link: LinkRecord, canUndo: boolean) => {
    const { shortUrl, status: before } = link;
    const status = before === 'disabled' ? 'active' : 'disabled';
    if (underWay.has(shortUrl)) return;
    const become = (now: LinkRecord['status']) =>
      windows.patch(shortUrl, (known) => ({ ...known, status: now }));
    underWay.add(shortUrl);
    note(shortUrl, { isSwitching: true, failure: '' });
    become(status);
    try {
      const now = await requestSwitch(send, { shortUrl, status }, (failure) =>
        note(shortUrl, { isSwitching: true, failure }),
      );
      underWay.delete(shortUrl);
      windows.patch(shortUrl, () => now);
      note(shortUrl, { isSwitching: false, failure: '' });
      showToast({
        text: t(status === 'active' ? 'link_enabled' : 'link_disabled'),
        onUndo: canUndo ? () => void toggle({ ...now, status }, false) : undefined,
      });
      await windows.recount();
    } catch (failure) {
      underWay.delete(shortUrl);
      become(before);
      note(shortUrl, { isSwitching: false, failure: switchFailureText(status, reportOf(failure)) });
    }
  };
  return (link) => void toggle(link, true);
}

import { useRef } from 'preact/hooks';

import { type OptionsServices, useServices } from '@/components/ui/services';
import type { ShowToast } from '@/components/ui/toast';
import { retryWhenAllowed } from '@/lib/async/retry-when-allowed';
import { mayBeDone, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { inOneSentence } from '@/lib/texts/errors';
import { plural, t } from '@/lib/texts/translate';

import type { LinkWindows } from './data/link-windows';

interface SwitchParts {
  /** Says of a link what it waits for, or why it failed; a blank for neither. */
  note: (shortUrl: string, text: string) => void;
  showToast: ShowToast;
}

/** Disables links and enables them again. */
export function useSwitch(windows: LinkWindows, { note, showToast }: SwitchParts) {
  const { send } = useServices();
  const switching = useRef(new Set<string>());

  /** Shown as done at once, as it can be undone at once. @returns the words for it; null where it was not done */
  const change = async (link: LinkRecord): Promise<string | null> => {
    const { shortUrl, status: before } = link;
    if (switching.current.has(shortUrl)) return null;
    const become = (next: LinkRecord['status']) =>
      windows.patch(shortUrl, (known) => ({ ...known, status: next }));
    switching.current.add(shortUrl);
    note(shortUrl, '');
    const status = before === 'disabled' ? 'active' : 'disabled';
    become(status);
    const { now, text } = await switchLink(send, link, (waits) => note(shortUrl, waits));
    switching.current.delete(shortUrl);
    note(shortUrl, now === null ? text : '');
    if (now === null) become(before);
    else windows.patch(shortUrl, () => now);
    return now === null ? null : text;
  };

  const toggle = async (link: LinkRecord, canUndo = true) => {
    const text = await change(link);
    if (text === null) return;
    const status = link.status === 'disabled' ? 'active' : 'disabled';
    const undo = () => void toggle({ ...link, status }, false);
    showToast({ text, onUndo: canUndo ? undo : undefined });
    await windows.recount();
  };

  const enableAll = async (links: readonly LinkRecord[]) => {
    let enabled = 0;
    for (const link of links) {
      if ((await change({ ...link, status: 'disabled' })) !== null) enabled += 1;
    }
    showToast({ text: plural('links_enabled', enabled) });
    await windows.recount();
  };

  return {
    toggle,
    /** Takes back that links were disabled. */
    enableAll: (links: readonly LinkRecord[]) => void enableAll(links),
    isSwitching: ({ shortUrl }: Pick<LinkRecord, 'shortUrl'>) => switching.current.has(shortUrl),
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

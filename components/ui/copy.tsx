import { Check, CircleAlert, Copy } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import { type CopyLink, copyContent } from '@/lib/copy/copy-content';
import type { CopyContent, CopyFormat } from '@/lib/model/preferences';
import { t } from '@/lib/texts/translate';

import { Button, IconButton } from './button';
import { useServices } from './services';

import './screen.css';

export type CopyOutcome = 'none' | 'copied' | 'failed';

/** How many copies were asked for on this page. */
let copies = 0;

/** What a component copies, and how the last copy went. Of several on their way, the clipboard gets the one that the page asked for last. */
export function useCopy() {
  const { copyText, send } = useServices();
  const [last, setLast] = useState<{ id: string; outcome: CopyOutcome }>({
    id: '',
    outcome: 'none',
  });
  /** @param id tells apart what can be copied here @returns whether the clipboard holds it; null where another copy was asked for since */
  const copy = async (content: () => Promise<CopyContent | null>, id: string) => {
    copies += 1;
    const mine = copies;
    const isLatest = () => mine === copies;
    setLast({ id, outcome: 'none' });
    const put = async () => {
      const made = await content();
      return made !== null && isLatest() && (await copyText(made));
    };
    const isCopied = await put().catch(() => false);
    if (!isLatest()) return null;
    setLast({ id, outcome: isCopied ? 'copied' : 'failed' });
    return isCopied;
  };
  return {
    last,
    copy,
    copyText: async (text: string, id = '') => copy(async () => ({ text, html: null }), id),
    /**
     * The preferences are asked for each time, as another tab may have changed them.
     * @param format the preferences' unless given
     */
    copyLinks: async (
      links: readonly CopyLink[] | Promise<readonly CopyLink[]>,
      { id = '', format }: { id?: string; format?: CopyFormat } = {},
    ) =>
      copy(async () => {
        const [all, preferences] = await Promise.all([links, send('preferences.get', undefined)]);
        const copyFormat = format ?? preferences.copyFormat;
        return all.length === 0 ? null : copyContent(all, { ...preferences, copyFormat });
      }, id),
  };
}

interface CopyButtonProps {
  text: string;
  /** What stands on it; `Copy` by default. */
  words?: string;
  /** More that can be done with it. */
  children?: ComponentChildren;
}

/** Puts a text on the clipboard, and says beside itself how that went. */
export function CopyButton({ text, words = t('common_copy'), children }: CopyButtonProps) {
  const { last, copyText } = useCopy();
  return (
    <div class="copy">
      <Button onClick={() => void copyText(text)}>{words}</Button>
      {children}
      <CopyStatus outcome={last.outcome} />
    </div>
  );
}

const outcomeIcons = { none: Copy, copied: Check, failed: CircleAlert };

interface CopyIconProps extends Omit<CopyButtonProps, 'words'> {
  /** What it copies. */
  label: string;
}

/** The same as a tool of a row: its picture becomes a check mark, or a warning. */
export function CopyIcon({ text, label, children }: CopyIconProps) {
  const { last, copyText } = useCopy();
  return (
    <div class="copy">
      {children}
      <IconButton
        of={outcomeIcons[last.outcome]}
        label={label}
        onClick={() => void copyText(text)}
      />
      <CopyStatus class="unseen" outcome={last.outcome} />
    </div>
  );
}

const CopyStatus = ({ outcome, class: name }: { outcome: CopyOutcome; class?: string }) => (
  <span role="status" class={name}>
    {copyOutcomeText(outcome)}
  </span>
);

/** Blank for none. */
export const copyOutcomeText = (outcome: CopyOutcome): string =>
  outcome === 'none' ? '' : t(outcome === 'copied' ? 'common_copied' : 'common_copy_failed');

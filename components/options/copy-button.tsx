import { Check, CircleAlert, Copy } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import { Button, IconButton } from '@/components/ui/button';
import { copyText } from '@/lib/platform/clipboard';
import { t } from '@/lib/texts/translate';

import '@/components/ui/screen.css';

interface CopyButtonProps {
  text: string;
  /** The accessible name, where several stand on a page. */
  label?: string | undefined;
  /** What stands on it; `Copy` unless told. */
  words?: string | undefined;
  /** More that can be done with it. */
  children?: ComponentChildren;
}

/** Puts a text on the clipboard, and says beside itself how that went. */
export function CopyButton({ text, label, words = t('common_copy'), children }: CopyButtonProps) {
  const { outcome, copy } = useCopy(text);
  return (
    <div class="copy">
      <Button onClick={copy} label={label}>
        {words}
      </Button>
      {children}
      <CopyOutcome outcome={outcome} />
    </div>
  );
}

interface CopyIconProps extends Omit<CopyButtonProps, 'label' | 'words'> {
  /** What it copies. */
  label: string;
}

/** The same as a tool of a row: its picture becomes a check mark, or a warning. */
export function CopyIcon({ text, label, children }: CopyIconProps) {
  const { outcome, copy } = useCopy(text);
  return (
    <div class="copy">
      {children}
      <IconButton of={outcomeIcons[outcome]} label={label} onClick={copy} />
      {/* The picture says the same to those who see. */}
      <CopyOutcome class="unseen" outcome={outcome} />
    </div>
  );
}

type Outcome = 'none' | 'copied' | 'failed';

const outcomeIcons = { none: Copy, copied: Check, failed: CircleAlert };

function CopyOutcome({ outcome, class: name }: { outcome: Outcome; class?: string }) {
  return (
    <span role="status" class={name}>
      {outcome === 'none' ? '' : t(outcome === 'copied' ? 'common_copied' : 'common_copy_failed')}
    </span>
  );
}

function useCopy(text: string) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const copy = async () => {
    setOutcome('none');
    setOutcome((await copyText({ text, html: null })) ? 'copied' : 'failed');
  };
  return { outcome, copy: () => void copy() };
}

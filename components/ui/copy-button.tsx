import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import { copyText } from '@/lib/platform/clipboard';
import { t } from '@/lib/texts/translate';

import { Button } from './button';

import './screen.css';

interface CopyButtonProps {
  text: string;
  /** The accessible name, where several stand on a page. */
  label?: string | undefined;
  /** More that can be done with it. */
  children?: ComponentChildren;
}

/** Puts a text on the clipboard, and says beside itself how that went. */
export function CopyButton({ text, label, children }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    setSaid('');
    setSaid(t((await copyText({ text, html: null })) ? 'common_copied' : 'common_copy_failed'));
  };
  return (
    <div class="copy">
      <Button onClick={() => void copy()} label={label}>
        {t('common_copy')}
      </Button>
      {children}
      <span role="status">{said}</span>
    </div>
  );
}

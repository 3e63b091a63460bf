import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import { copyText } from '@/lib/platform/clipboard';

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
    setSaid((await copyText({ text, html: null })) ? 'Copied' : 'It was not copied.');
  };
  return (
    <div class="copy">
      <Button onClick={() => void copy()} label={label}>
        Copy
      </Button>
      {children}
      <span role="status">{said}</span>
    </div>
  );
}

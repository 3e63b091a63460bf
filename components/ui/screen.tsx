import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { t } from '@/lib/texts/translate';

import './screen.css';

interface ScreenProps {
  title: string;
  /** Stays in sight beside the title while the rest scrolls. */
  status?: ComponentChildren;
  /** Whether it has tables in it, and so may be wider than text should be. */
  wide?: boolean;
  children: ComponentChildren;
}

/** The frame of every screen: its heading takes the focus when the screen is switched to. */
export function Screen({ title, status, wide, children }: ScreenProps) {
  useEffect(() => {
    document.title = t('common_page_title', { title });
  }, [title]);
  return (
    <div class={`screen ${wide ? 'screen-wide' : ''}`}>
      <header class="screen-header">
        <h1 tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        {status}
      </header>
      {children}
    </div>
  );
}

/** What was just done. The line is there before its words are, so that a reader hears them come. */
export function StatusMessage({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(text), [text]);
  return (
    <p class="status-message" role="status">
      {said}
    </p>
  );
}

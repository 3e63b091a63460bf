import { ArrowLeft, type IconNode } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { unreadableText } from '@/lib/texts/notices';
import { t } from '@/lib/texts/translate';

import { CutDrawing } from './cut-drawing';
import { Icon } from './icon';

import './screen.css';

interface ScreenProps {
  title: string;
  /** One line on what the screen is for, where its title does not say so. */
  lead?: string | undefined;
  /** Stays in sight beside the title while the rest scrolls. */
  status?: ComponentChildren;
  /** What can be done here, at the end of the heading's line; the primary button is the last one. */
  actions?: ComponentChildren;
  /** The screen that this one is a part of, by its name. */
  back?: { href: string; text: string } | undefined;
  /** Whether it has tables in it, and so may be wider than text should be. */
  wide?: boolean;
  children: ComponentChildren;
}

/** The frame of every screen: its heading takes the focus when the screen is switched to. */
export function Screen({ title, lead, status, actions, back, wide, children }: ScreenProps) {
  useEffect(() => {
    document.title = t('common_page_title', { title });
  }, [title]);
  return (
    <div class={`screen ${wide ? 'screen-wide' : ''}`}>
      {back === undefined ? null : (
        <a class="screen-back" href={back.href}>
          <Icon of={ArrowLeft} isDirectional />
          {back.text}
        </a>
      )}
      <header class="screen-header">
        <h1 tabIndex={-1}>
          <bdi class="clamped">{title}</bdi>
        </h1>
        {status}
        {actions === undefined ? null : <div class="screen-actions">{actions}</div>}
      </header>
      {lead === undefined ? null : <p class="screen-lead">{lead}</p>}
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

interface EmptyStateProps {
  icon: IconNode;
  title: ComponentChildren;
  hint?: string | undefined;
  /** The button that ends the emptiness. */
  children?: ComponentChildren;
}

/** What stands in a list's place while there is nothing in it. */
export function EmptyState({ icon, title, hint, children }: EmptyStateProps) {
  return (
    <div class="empty-list">
      <CutDrawing of={icon} />
      <p class="empty-list-title">{title}</p>
      {hint === undefined ? null : <p>{hint}</p>}
      {children}
    </div>
  );
}

/** Says under a list how many entries it lacks because they could not be read. */
export function UnreadableNote({ count = 0 }: { count: number | undefined }) {
  return count === 0 ? null : <p class="screen-lead">{unreadableText(count)}</p>;
}

import type { ComponentChildren } from 'preact';

import './screen.css';

interface ScreenProps {
  title: string;
  /** Stays in sight beside the title while the rest scrolls. */
  status?: ComponentChildren;
  children: ComponentChildren;
}

/** The frame of every screen: its heading takes the focus when the screen is switched to. */
export function Screen({ title, status, children }: ScreenProps) {
  return (
    <div class="screen">
      <header class="screen-header">
        <h1 tabIndex={-1}>{title}</h1>
        {status}
      </header>
      {children}
    </div>
  );
}

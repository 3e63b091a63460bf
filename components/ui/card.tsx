import type { ComponentChildren } from 'preact';

import './screen.css';

interface CardProps {
  title: string;
  /** Stands at the end of the title's line. */
  tool?: ComponentChildren;
  class?: string;
  children: ComponentChildren;
}

/** What belongs together, under a heading to be found by. */
export const Card = ({ title, tool, class: more = '', children }: CardProps) => (
  <section class={`card ${more}`} aria-label={title}>
    <div class="card-title">
      <h2>{title}</h2>
      {tool}
    </div>
    {children}
  </section>
);

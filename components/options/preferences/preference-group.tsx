import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

import './preference-group.css';

interface PreferenceGroupProps {
  title: string;
  children: ComponentChildren;
}

/** What is chosen about one thing, under a heading to be found by. */
export function PreferenceGroup({ title, children }: PreferenceGroupProps) {
  const id = useId();
  return (
    <section class="preference-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface ResultRestProps {
  /** What stands there from the beginning. */
  children: ComponentChildren;
  /** What was said last; null for nothing. */
  note: ComponentChildren;
}

/**
 * What is left of the screen below everything that keeps its place. How long a note is depends on its words and on the fonts,
 * so notes come last, and here, where they push nothing away.
 */
export function ResultRest({ children, note }: ResultRestProps) {
  const line = useRef<HTMLParagraphElement>(null);
  // Nothing was said yet when the screen opens, and its headline stays in sight.
  useLayoutEffect(() => {
    if (note) line.current?.scrollIntoView({ block: 'nearest' });
  }, [note]);
  return (
    <div class="rest">
      {children}
      <p class="rest-note" role="status" ref={line}>
        {note}
      </p>
    </div>
  );
}

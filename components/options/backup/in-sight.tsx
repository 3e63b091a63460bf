import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface InSightProps {
  /** What is shown; when it changes, the page is scrolled as little as it takes to see it. */
  of: string;
  children: ComponentChildren;
}

/** What a press of a button brought about, in sight even if it comes up below the end of the window. */
export function InSight({ of, children }: InSightProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(of);
  useLayoutEffect(() => {
    if (shown.current !== of) frame.current?.scrollIntoView({ block: 'nearest' });
    shown.current = of;
  }, [of]);
  return (
    <div ref={frame} class="moving-in-sight">
      {children}
    </div>
  );
}

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import type { StepsProgress } from '@/components/options/use-steps';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/texts/translate';

/** The page is scrolled as little as it takes to see what comes. Its key tells one thing that comes from another. */
export function InSight({ children }: { children: ComponentChildren }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => frame.current?.scrollIntoView({ block: 'nearest' }), []);
  return <div ref={frame}>{children}</div>;
}

interface ProgressLineProps {
  /** What is being done, and the same with how far it has come. */
  begun: string;
  reached: (progress: StepsProgress) => string;
  /** Null as long as it is not known. */
  progress: StepsProgress | null;
  onStop: () => void;
}

/** How far work in steps has come, and the button that stops it. */
export function ProgressLine({ begun, reached, progress, onStop }: ProgressLineProps) {
  // Without links there is nothing to fill the bar with.
  const bar = progress === null ? {} : { value: progress.done, max: Math.max(progress.total, 1) };
  return (
    <div class="section">
      <p>{progress === null ? begun : reached(progress)}</p>
      <div class="section-actions">
        <progress class="backup-progress" aria-label={begun} {...bar} />
        <Button onClick={onStop}>{t('common_stop')}</Button>
      </div>
    </div>
  );
}

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import type { StepsProgress } from '@/components/options/use-steps';
import { Button } from '@/components/ui/button';
import type { ServiceView } from '@/lib/model/service';
import type { StoredLinks } from '@/lib/model/stored-data';
import { t } from '@/lib/texts/translate';

/** The data of this browser that an import would change, as far as it was loaded. */
export interface CurrentData {
  connected: readonly ServiceView[] | null;
  stored: StoredLinks | null;
  /** The copy template in use. */
  template: string | null;
}

interface ScrollIntoViewProps {
  /** What is shown; when it changes, the page is scrolled as little as it takes to see it. */
  of: string;
  children: ComponentChildren;
}

/** Scrolls its content into view when it appears below the end of the window. */
export function ScrollIntoView({ of, children }: ScrollIntoViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(of);
  useLayoutEffect(() => {
    if (shown.current !== of) frame.current?.scrollIntoView({ block: 'nearest' });
    shown.current = of;
  }, [of]);
  return (
    <div ref={frame} class="backup-in-sight">
      {children}
    </div>
  );
}

interface ProgressLineProps {
  /** What is being done, in words. */
  begun: string;
  /** The same with how far it has come. */
  reached: (progress: StepsProgress) => string;
  /** Null as long as it is not known. */
  progress: StepsProgress | null;
  onStop: () => void;
}

/** How far work in steps has come, and the button that stops it. */
export function ProgressLine({ begun, reached, progress, onStop }: ProgressLineProps) {
  return (
    <div class="backup-progress">
      <p>{progress === null ? begun : reached(progress)}</p>
      <progress aria-label={begun} {...(progress === null ? {} : barOf(progress))} />
      <Button onClick={onStop}>{t('common_stop')}</Button>
    </div>
  );
}

/** Without links there is nothing to fill the bar with. */
const barOf = ({ done, total }: StepsProgress) => ({ value: done, max: Math.max(total, 1) });

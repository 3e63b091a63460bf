import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import type { StepsProgress, StepsState } from '@/components/options/use-steps';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ErrorReport } from '@/lib/model/errors';
import { t } from '@/lib/texts/translate';

interface StepsOutcomeProps<T> {
  state: StepsState<T>;
  /** What is being done, and the same with how far it has come. */
  begun: string;
  reached: (progress: StepsProgress) => string;
  /** Drawn in place of the progress. */
  instead?: ComponentChildren;
  onStop: () => void;
  done: (value: T) => ComponentChildren;
  stopped: (progress: StepsProgress | null) => ComponentChildren;
  stoppedTitle?: string;
  failed: (error: ErrorReport, progress: StepsProgress | null) => ComponentChildren;
  failedTitle: (error: ErrorReport) => string;
}

/** How far work in steps has come, and what became of it; it is scrolled to where it comes below the end of the window. */
export function StepsOutcome<T>({ state: now, ...props }: StepsOutcomeProps<T>) {
  return (
    <ScrollIntoView of={now.state}>
      {now.state === 'working' ? (
        (props.instead ?? (
          <ProgressLine
            begun={props.begun}
            reached={props.reached}
            progress={now.progress}
            onStop={props.onStop}
          />
        ))
      ) : now.state === 'done' ? (
        <Notice tone="success">{props.done(now.value)}</Notice>
      ) : now.state === 'stopped' ? (
        <Notice tone="info" title={props.stoppedTitle}>
          {props.stopped(now.progress)}
        </Notice>
      ) : now.state === 'failed' ? (
        <Notice tone="error" title={props.failedTitle(now.error)}>
          {props.failed(now.error, now.progress)}
        </Notice>
      ) : null}
    </ScrollIntoView>
  );
}

interface ScrollIntoViewProps {
  /** What is shown; when it changes, the page is scrolled as little as it takes to see it. */
  of: string;
  children: ComponentChildren;
}

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

interface ProgressLineProps extends Pick<
  StepsOutcomeProps<unknown>,
  'begun' | 'reached' | 'onStop'
> {
  /** Null as long as it is not known. */
  progress: StepsProgress | null;
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

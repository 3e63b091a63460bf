import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { countdown } from '@/lib/async/countdown';
import { lazy } from '@/lib/async/lazy';
import { plural, t } from '@/lib/texts/translate';

import { addStyles } from './add-styles';
import { Button } from './button';

import styles from './wait-line.css?inline';

const addOwnStyles = lazy(() => addStyles(styles));

interface WaitLineProps {
  /** Epoch milliseconds. */
  until: number;
  /** What it goes on with: a sentence of its own, before the count. */
  children?: ComponentChildren;
  /** The count, where it has words of its own. */
  words?: ((seconds: number) => string) | undefined;
  /** Gives up waiting. */
  onCancel?: (() => void) | undefined;
}

/** Says how long the rate limit holds something back. A reader hears it once and not with every second. */
export function WaitLine({ until, children, words = usualWords, onCancel }: WaitLineProps) {
  addOwnStyles();
  const left = useSecondsLeft(until);
  const [atFirst] = useState(left);
  const line = (
    <p class="wait-line">
      <span role="status" class="unseen">
        {children} {plural('common_rate_limit_about', atFirst)}
      </span>
      <span aria-hidden="true">
        {children} {words(left)}
      </span>
    </p>
  );
  return onCancel === undefined ? (
    line
  ) : (
    <div class="change-waiting">
      {line}
      <Button onClick={onCancel}>{t('common_cancel')}</Button>
    </div>
  );
}

const usualWords = (seconds: number): string => t('common_rate_limit', { seconds });

const inSeconds = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000));

/**
 * Counts down, once a second.
 * @param until epoch milliseconds, or undefined when there is nothing to wait for
 * @returns whole seconds that are left, 0 when it is over
 */
export function useSecondsLeft(until: number | undefined): number {
  const [left, setLeft] = useState(() => inSeconds(countdown(until ?? 0)()));
  useEffect(() => {
    const timeLeft = countdown(until ?? 0);
    const tick = () => setLeft(inSeconds(timeLeft()));
    tick();
    if (until === undefined) return undefined;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

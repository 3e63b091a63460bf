import { useEffect, useState } from 'preact/hooks';

const secondsUntil = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/**
 * Counts down, once a second.
 * @param until epoch milliseconds, or undefined when there is nothing to wait for
 * @returns whole seconds that are left, 0 when it is over
 */
export function useSecondsLeft(until: number | undefined): number {
  const [left, setLeft] = useState(() => secondsUntil(until ?? 0));
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(until ?? 0));
    tick();
    if (until === undefined) return undefined;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

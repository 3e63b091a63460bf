import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import { useSecondsLeft } from './use-seconds-left';

import './wait-line.css';

interface WaitLineProps {
  /** Epoch milliseconds. */
  until: number;
  /** What it goes on with, before the count. */
  children?: ComponentChildren;
}

/** Says how long the rate limit holds something back. A reader hears it once and not with every second. */
export function WaitLine({ until, children }: WaitLineProps) {
  const left = useSecondsLeft(until);
  const [atFirst] = useState(left);
  return (
    <p class="wait-line">
      <span role="status" class="unseen">
        {children} Waiting for the service’s rate limit, about {atFirst} seconds. It goes on by
        itself.
      </span>
      <span aria-hidden="true">
        {children} Waiting for the service’s rate limit: going on in {left} s.
      </span>
    </p>
  );
}

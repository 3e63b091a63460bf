import type { ComponentChildren } from 'preact';

import { errorText } from '@/lib/texts/errors';

import { Button } from './button';
import { Notice } from './notice';
import type { Loaded } from './use-loaded';

interface LoadedPartProps<T> {
  loaded: Loaded<T>;
  /** What is being loaded, as in “Loading your preferences…”. */
  what: string;
  children: (ready: Extract<Loaded<T>, { state: 'ready' }>) => ComponentChildren;
}

/** Draws what was loaded; until then that it is on its way, or why it did not come and Retry. */
export function LoadedPart<T>({ loaded, what, children }: LoadedPartProps<T>) {
  if (loaded.state === 'ready') return <>{children(loaded)}</>;
  if (loaded.state === 'loading') {
    return (
      <p class="screen-lead" role="status">
        Loading {what}…
      </p>
    );
  }
  return (
    <Notice
      tone="error"
      title={`Curtail could not load ${what}.`}
      actions={<Button onClick={loaded.reload}>Retry</Button>}
    >
      {errorText(loaded.error).sentence}
    </Notice>
  );
}

import type { ComponentChildren } from 'preact';

import { type PlainMessageKey, t } from '@/lib/texts/translate';

import { Failure } from './failure';
import type { LoadState, LoadedState } from './use-loaded';
import { WaitLine } from './wait-line';

type AnyLoaded = Omit<LoadedState<unknown>, 'replace'>;

interface LoadedProps<R extends AnyLoaded> {
  of: Exclude<LoadState<unknown>, { state: 'ready' }> | R;
  /** Says that it did not come. */
  failed: PlainMessageKey;
  children: (ready: R) => ComponentChildren;
}

/** Draws what was loaded; until then that it is on its way or waits, or why it did not come and *Try again*. */
export function Loaded<R extends AnyLoaded>({ of, failed, children }: LoadedProps<R>) {
  if (of.state === 'loading') return <LoadingLine waitUntil={of.waitUntil} />;
  if (of.state === 'failed') {
    return <Failure error={of.error} title={t(failed)} retry={of.reload} />;
  }
  const { error, waitUntil, reload } = of;
  return (
    <>
      {error !== null ? (
        <Failure error={error} title={t('account_refresh_failed')} retry={reload} />
      ) : waitUntil === null ? null : (
        <WaitLine until={waitUntil} />
      )}
      {children(of)}
    </>
  );
}

/** Says that the first answer is on its way, or waits for the rate limit. */
export function LoadingLine({ waitUntil }: { waitUntil: number | null }) {
  if (waitUntil !== null) return <WaitLine until={waitUntil} />;
  return (
    <p class="screen-lead" role="status">
      {t('common_loading')}
    </p>
  );
}

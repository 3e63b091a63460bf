import type { ErrorReport } from '@/lib/model/errors';

/** What is known of a read of the account API while it is on its way, and after. */
export type AccountRead<T> =
  /** Nothing is known yet. `waitUntil`: epoch milliseconds until which the rate limit holds it back; it goes on by itself. */
  | { state: 'loading'; waitUntil: number | null }
  | { state: 'failed'; error: ErrorReport; retry: () => void }
  | {
      state: 'ready';
      value: T;
      /** Epoch milliseconds at which the service answered. */
      at: number;
      /** It is being asked for anew behind what is shown. */
      refreshing: boolean;
      waitUntil: number | null;
      /** Asking anew failed; what is shown is what was known before. */
      error: ErrorReport | null;
      /** Asks anew, however young the answer is. */
      reload: () => void;
    };

/** A change of the account on its way. `waiting`: the rate limit holds it back until then; it goes on by itself. */
export type AccountChange =
  | { state: 'idle' }
  | { state: 'busy' }
  | { state: 'waiting'; until: number }
  | { state: 'failed'; error: ErrorReport };

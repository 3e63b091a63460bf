import { isMissing } from '@/lib/links/record/service-facts';
import { type ErrorReport, reportOf } from '@/lib/model/errors';

interface Change<T> {
  send: () => Promise<unknown>;
  read: (failure: ErrorReport) => Promise<T>;
  isDone: (seen: T) => boolean;
}

/** Sends a change once. Where its answer is lost, or a refusal may mean that it is so already, one read decides; else null. */
export async function confirmed<T>(change: Change<T>): Promise<T | null> {
  const { send, read, isDone } = change;
  try {
    await send();
    return null;
  } catch (error) {
    const failure = reportOf(error);
    if (failure.outcome !== 'unknown' && !isMissing(failure)) throw error;
    const seen = await read(failure).catch(() => null);
    if (seen === null || !isDone(seen)) throw error;
    return seen;
  }
}

import type { Parts } from '@/entrypoints/background/compose';
import type { Handlers } from '@/lib/messages/server';
import { AppError } from '@/lib/model/errors';

/** The messages by which a page begins and follows a bulk job. */
export const bulkMessages = ({
  bulk,
}: Pick<Parts, 'bulk'>): Pick<
  Handlers,
  | 'bulk.begin'
  | 'bulk.get'
  | 'bulk.pause'
  | 'bulk.resume'
  | 'bulk.retry'
  | 'bulk.enterPassword'
  | 'bulk.leaveOut'
  | 'bulk.dismiss'
  | 'bulk.results'
> => ({
  'bulk.begin': async (asked, isPrivate = false) => {
    // A job is remembered until it is dismissed, and what it makes even longer.
    if (isPrivate) {
      throw new AppError({ code: 'invalid_input', problem: 'bulk_private', outcome: 'none' });
    }
    return bulk.begin(asked);
  },
  'bulk.get': async () => bulk.get(),
  'bulk.pause': async ({ id }) => bulk.pause(id),
  'bulk.resume': async ({ id }) => bulk.resume(id),
  'bulk.retry': async ({ id }) => bulk.retry(id),
  'bulk.enterPassword': async ({ id, password }) => bulk.enterPassword(id, password),
  'bulk.leaveOut': async ({ id }) => bulk.leaveOut(id),
  'bulk.dismiss': async ({ id }) => {
    await bulk.dismiss(id);
    return null;
  },
  'bulk.results': async ({ id, from, count }) => bulk.results(id, from, count),
});

import { z } from '@/lib/model/z';

import { id, optionalText } from './tolerant';

/** The answer of an operation that gives nothing back but a sentence for people. */
export const confirmation = z.object({ message: optionalText });

/** The answer of a create that tells the new resource's number only. */
export const created = z.object({ id });

/** Takes a resource out of the account API's envelope. */
export function inData<T>(resource: z.ZodMiniType<T>) {
  return z.pipe(
    z.object({ data: resource }),
    z.transform(({ data }): T => data),
  );
}

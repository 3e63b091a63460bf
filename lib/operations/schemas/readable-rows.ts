import { z } from '@/lib/model/z';

/** The rows of a list that can be read, and how many cannot. */
export interface ReadableRows<T> {
  rows: T[];
  unreadable: number;
}

/**
 * The schema of a list's rows. An odd one is left out and counted: it must not cost all the others. Where none can be read,
 * it is the list that is of another kind.
 */
export function readableRows<T>(row: z.ZodMiniType<T>) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((list, context): ReadableRows<T> => {
      const rows: T[] = [];
      let firstPath: PropertyKey[] = [];
      for (const [i, each] of list.entries()) {
        const { success, data, error } = z.safeParse(row, each);
        if (success) rows.push(data);
        else if (i === 0) firstPath = [i, ...(error.issues[0]?.path ?? [])];
      }
      if (rows.length > 0 || list.length === 0)
        return { rows, unreadable: list.length - rows.length };
      // The value itself stays out of it: it may be anything, and an error may be shown.
      const issue = { code: 'custom', message: 'unreadable', input: undefined } as const;
      context.issues.push({ ...issue, path: firstPath });
      return z.NEVER;
    }),
  );
}

/** Said of a list only where there are any. */
export const countUnreadable = (unreadable: number): { unreadable?: number } =>
  unreadable === 0 ? {} : { unreadable };

import type { Known } from '@/lib/model/known';

/**
 * Gives an answer of the memory its type again. Each was read with the schema of its operation before it was remembered, and
 * by this very version of the extension.
 */
export const typed = <T>({ value, at }: Known<unknown>): Known<T> => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the memory keeps answers of all operations, which the compiler cannot tell apart
  value: value as T,
  at,
});

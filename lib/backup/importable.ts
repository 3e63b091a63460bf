import type { ImportProblem } from '@/lib/model/backup-file';
import type { Schema, z } from '@/lib/model/z';

export type Read<T> =
  | { value: T; problem?: undefined }
  | { value?: undefined; problem: ImportProblem };

/** @param blanks in place of fields that an import would refuse @returns null for what it refuses all the same */
export function importablePart<T>(schema: Schema<T>, value: object, blanks: object = {}): T | null {
  const { error } = schema().safeParse(value);
  const refused = new Set(error?.issues.map(({ path: [name] }) => name));
  const fit = Object.entries(value).filter(([name]) => !refused.has(name));
  return schema().safeParse({ ...blanks, ...Object.fromEntries(fit) }).data ?? null;
}

/** Of the first thing that did not fit, such as `filing.0.name`; blank for the whole. */
export const pathOf = (error: z.core.$ZodError): string => (error.issues[0]?.path ?? []).join('.');

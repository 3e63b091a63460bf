import type { Schema, z } from '@/lib/model/z';

/**
 * What goes into a file of something: what an import would refuse of it is left blank, so that no oddity makes a whole file
 * worthless.
 * @param blanks what stands in place of a field that is refused; one without a blank is left out
 * @returns null for what would be refused all the same
 */
export function importablePart<T>(schema: Schema<T>, value: object, blanks: object = {}): T | null {
  const refused = new Set(
    schema()
      .safeParse(value)
      .error?.issues.map(({ path: [name] }) => name),
  );
  const fit = Object.entries(value).filter(([name]) => !refused.has(name));
  const read = schema().safeParse({ ...blanks, ...Object.fromEntries(fit) });
  return read.success ? read.data : null;
}

/** Where the first thing is that did not fit, such as `filing.0.name`; blank for the whole. */
export const pathOf = (error: z.core.$ZodError): string => (error.issues[0]?.path ?? []).join('.');

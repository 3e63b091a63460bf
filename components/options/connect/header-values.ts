import type { ExtraHeaders } from '@/lib/model/connection';
import type { Problem } from '@/lib/rules/problems';
import { checkHeaders } from '@/lib/rules/request-headers';

/** The extra headers of a form, by the numbers of their rows. */
export type HeaderValues = Readonly<Record<`name${number}` | `value${number}`, string>>;

/** @param names those of the connection that is there: their values are asked for again, as the key is */
export const headersBefore = (names: readonly string[]): HeaderValues =>
  Object.fromEntries(names.map((name, row) => [`name${row}`, name]));

/** The rows that are not blank; a blank one counts for nothing. */
export function typedHeaders(values: HeaderValues) {
  const rows = Object.keys(values).flatMap(
    (field) => /^(?:name|value)(\d+)$/.exec(field)?.[1] ?? [],
  );
  return [...new Set(rows)]
    .map(Number)
    .map((row) => ({
      row,
      name: (values[`name${row}`] ?? '').trim(),
      value: (values[`value${row}`] ?? '').trim(),
    }))
    .filter(({ name, value }) => name + value !== '');
}

/** What goes along with what is sent to connect. */
export function headersIn(values: HeaderValues): { headers?: ExtraHeaders } {
  const headers: ExtraHeaders = {};
  for (const { name, value } of typedHeaders(values)) headers[name] = value;
  return Object.keys(headers).length === 0 ? {} : { headers };
}

/** By field. */
export function headerProblems(values: HeaderValues): Record<string, Problem | undefined> {
  const headers = typedHeaders(values);
  const problems = checkHeaders(headers);
  return Object.fromEntries(
    headers.flatMap(({ row }, at) => [
      [`name${row}`, problems[at]?.name],
      [`value${row}`, problems[at]?.value],
    ]),
  );
}

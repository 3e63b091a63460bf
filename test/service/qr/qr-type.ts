/** What a QR code of some type holds, as it is stored: a text, or the fields of its type. */
export type QrData = string | Readonly<Record<string, string>>;

/** One type of QR code. */
export interface QrType {
  /** Whether a single code of this type comes with statistics. */
  hasStatistics: boolean;
  /** The data as it is stored; `undefined` when this type rejects it. */
  read(data: unknown): QrData | undefined;
  /** What stands in the picture. `data` is what `read` answered. */
  content(data: QrData): string;
}

/** The fields of a name that are texts and not empty; `undefined` when one is something else, or none is there. */
export function readFields(
  data: unknown,
  names: readonly string[],
): Record<string, string> | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const given = Object.entries(data).filter(
    ([name, value]) => names.includes(name) && value !== null && value !== '',
  );
  if (given.length === 0 || given.some(([, value]) => typeof value !== 'string')) return undefined;
  return Object.fromEntries(given as [string, string][]);
}

/** A text with something in it; `undefined` for anything else. */
export function readText(data: unknown): string | undefined {
  return typeof data === 'string' && data.trim() !== '' ? data : undefined;
}

/** The stored data as a text; '' when it is fields. */
export function textOf(data: QrData): string {
  return typeof data === 'string' ? data : '';
}

/** The fields of stored data; none when it is a text. */
export function fieldsOf(data: QrData): Readonly<Record<string, string>> {
  return typeof data === 'string' ? {} : data;
}

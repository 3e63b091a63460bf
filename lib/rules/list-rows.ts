/** Answers are remembered by request, so popup, screens and background share this one. */
export const firstRequest = { limit: 100, page: 1 } as const;

/** Rows of each further page. */
export const pageOfThousand = 1000;

/** In milliseconds: a younger answer is used again, unless the user refreshes. */
export const freshFor = 60_000;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Services report more of a change, less, or nothing: their answer counts before the input, and a blank not at all.
 * @param input only its fields that the row has count
 */
export function changedRow<R extends object>(row: R, input: unknown, answer: unknown): R {
  const told = { ...withoutNothing(input), ...withoutNothing(answer) };
  const news = Object.entries(told).filter(([name]) => name !== 'id' && Object.hasOwn(row, name));
  return { ...row, ...Object.fromEntries(news) };
}

/** None where it is no object. */
function withoutNothing(fields: unknown): Fields {
  const told = Object.entries(fields ?? {}).filter(([, value]) => !emptyValues.has(value));
  return Object.fromEntries(told);
}

const emptyValues: ReadonlySet<unknown> = new Set([undefined, null, '']);

/** The account API's rate limit counts every page. */
export const maxDomainPages = 2;

/** Beyond it, some branded domains may be missing. */
const surelyListed = maxDomainPages * pageOfThousand;

export const isCutOff = (domains: readonly string[]): boolean => domains.length >= surelyListed;

/**
 * Hosts append the operator's shared domains, without an id, to every page.
 * @param seen collects the rows' identities
 * @source observed.md, "Lists"
 */
export function distinctRows<T>(rows: readonly T[], seen: Set<string> = new Set()): T[] {
  return rows.filter((row) => {
    const identity = identityOf(row);
    const isNew = !seen.has(identity);
    seen.add(identity);
    return isNew;
  });
}

/** Ids are unique within a type only: a channel holds links, bios and QR codes. */
function identityOf(row: unknown): string {
  const fields = new Map<string, unknown>(Object.entries(row ?? {}));
  const id = fields.get('id');
  return typeof id === 'string' ? JSON.stringify([fields.get('type'), id]) : JSON.stringify(row);
}

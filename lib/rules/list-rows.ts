/**
 * What the first request of every list asks for. It is the same wherever it is asked from, as an answer is remembered under
 * what was asked: so popup, screens and background share it.
 */
export const firstRequest = { limit: 100, page: 1 } as const;

/** Rows of each further page. */
export const pageOfThousand = 1000;

/** Milliseconds: an answer that is younger is not asked for again, unless somebody wants it so. */
export const freshFor = 60_000;

type Fields = Readonly<Record<string, unknown>>;

/**
 * A row of a list after its update. Services tell more of a change, less, or nothing: what they tell counts, then what was
 * asked. A blank tells nothing.
 * @param input of the update; only what names a field of the row is taken
 * @param answer of the service, whatever it is
 */
export function changedRow<R extends object>(row: R, input: unknown, answer: unknown): R {
  const told = { ...withoutNothing(input), ...withoutNothing(answer) };
  const news = Object.entries(told).filter(([name]) => name !== 'id' && Object.hasOwn(row, name));
  return { ...row, ...Object.fromEntries(news) };
}

/** The fields of a row that hold something; none where it is no object. */
function withoutNothing(fields: unknown): Fields {
  const told = Object.entries(fields ?? {}).filter(([, value]) => !emptyValues.has(value));
  return Object.fromEntries(told);
}

const emptyValues: ReadonlySet<unknown> = new Set([undefined, null, '']);

/** Further pages that one look at the domains may cost: the account API counts every request. */
export const maxDomainPages = 2;

/** How many branded domains are listed for sure; those after them may be missing. */
const surelyListed = maxDomainPages * pageOfThousand;

/** Whether an account may have more domains than these, which are all that were listed. */
export const isCutOff = (domains: readonly string[]): boolean => domains.length >= surelyListed;

/**
 * Leaves out rows that occurred before: hosts append the operator's shared domains, without an id, to every page.
 * @param seen the identities met so far; those of the rows are added
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

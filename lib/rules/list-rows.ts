/** Shared, as answers are remembered by request. */
export const firstRequest = { limit: 100, page: 1 } as const;

export const pageOfThousand = 1000;

export const freshFor = 60_000;

/** An answer counts before the input, and a blank not at all. */
export function changedRow<R extends object>(row: R, input: unknown, answer: unknown): R {
  const reported = [input, answer].flatMap((fields) => Object.entries(fields ?? {}));
  const news = reported.filter(
    ([name, value]) => name !== 'id' && Object.hasOwn(row, name) && !emptyValues.has(value),
  );
  return { ...row, ...Object.fromEntries(news) };
}

const emptyValues: ReadonlySet<unknown> = new Set([undefined, null, '']);

/** The account API's rate limit counts every page. */
export const maxDomainPages = 2;

export const isCutOff = (domains: readonly string[]): boolean =>
  domains.length >= maxDomainPages * pageOfThousand;

/** Every page may end with the same shared domains. @source observed.md, "Lists" */
export const distinctRows = <T>(rows: readonly T[]): T[] => [
  ...new Map(rows.map((row) => [identityOf(row), row])).values(),
];

/** A channel's links, bios and QR codes may share an id. */
function identityOf(row: unknown): string {
  const fields = new Map<string, unknown>(Object.entries(row ?? {}));
  const id = fields.get('id');
  return typeof id === 'string' ? JSON.stringify([fields.get('type'), id]) : JSON.stringify(row);
}

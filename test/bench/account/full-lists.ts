/** The lists that are measured, each full, and what is typed in their search. */
export const fullLists = {
  qrCodes: { screen: 'qr-codes', link: 'QR codes', rows: 10_000, word: 'code-98765', found: 0 },
  pixels: { screen: 'pixels', link: 'Pixels', rows: 2000, word: 'pixel 1987', found: 1 },
  domains: { screen: 'domains', link: 'Domains', rows: 500, word: 'domain-423', found: 1 },
} as const;

export type ListName = keyof typeof fullLists;
export type FullList = (typeof fullLists)[ListName];

export const listNames = Object.keys(fullLists) as ListName[];

import type { Fields } from '@/lib/operations/operation';

/** Names under which an operation's input holds a password. */
const secretNames = ['password', 'pass'];

/** @returns every password in an operation's input, also one level down (the data of a Wi-Fi QR code) */
export function secretsIn(input: Fields): string[] {
  const levels = [input, ...Object.values(input).filter(isFields)];
  return levels.flatMap((fields) =>
    secretNames.map((name) => fields[name]).filter((value) => typeof value === 'string'),
  );
}

/** @returns the addresses in it, which stand in a path of the short-URL API as base64 */
export const urlsIn = ({ url, shortUrl }: Fields): string[] =>
  [url, shortUrl].filter((value) => typeof value === 'string');

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

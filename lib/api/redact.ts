import { base64OfBytes } from '@/lib/rules/bytes';
import { plainText } from '@/lib/rules/plain-text';

/** Characters. A shorter secret is a word, which innocent answers may hold as well. */
const minSecretLength = 8;

const mark = '•••';

export type Redactor = (text: string) => string;

/** For all that an answer holds: takes out only secrets that no other text has by chance. */
export const createAnswerRedactor = (secrets: readonly string[]): Redactor =>
  createRedactor(secrets.filter(({ length }) => length >= minSecretLength));

/** In any letter case, percent-encoded and in base64; with a key in a path goes the rest of that path, which has the password. */
export function createRedactor(secrets: readonly string[]): Redactor {
  // The longest goes first: a secret may be part of another one, and would leave the rest of it standing.
  const spellings = [...new Set(secrets.flatMap(spellingsOf))]
    .filter((spelling) => spelling !== '')
    .toSorted((a, b) => b.length - a.length);
  if (spellings.length === 0) return (text) => text;
  const secret = spellings.map(escapeForRegExp).join('|');
  const pattern = new RegExp(`(?:${secret})(?:(?:/|%2F)shorturl[^\\s"'<>]*)?`, 'gi');
  return (text) => text.replaceAll(pattern, mark);
}

const spellingsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret.toWellFormed()),
  ...[0, 1, 2].flatMap((before) =>
    secret.length < minSecretLength ? [] : base64Within(secret, before),
  ),
];

/** Without the characters in which the text around has a part. @param before bytes of the text before, modulo 3 */
function base64Within(secret: string, before: number): string {
  const bytes = new TextEncoder().encode('\0'.repeat(before) + secret);
  return base64OfBytes(bytes).slice(
    Math.ceil((before * 8) / 6),
    Math.floor((bytes.length * 8) / 6),
  );
}

const escapeForRegExp = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Characters. */
const maxSentenceLength = 300;

/** For showing; undefined when nothing is left. */
export function safeSentence(sentence: string, redact: Redactor): string | undefined {
  // Redacted before and after: the encoding of a text can hide a secret, and so can taking the encoding away.
  const plain = plainText(redact(sentence).replaceAll(/<[a-z/!][^<>]*>/gi, ' '));
  const safe = redact(plain.replaceAll(/\s+/g, ' ').trim());
  const short = safe.length > maxSentenceLength ? `${safe.slice(0, maxSentenceLength - 1)}…` : safe;
  return /[^\s…]/.test(short) ? short.toWellFormed() : undefined;
}

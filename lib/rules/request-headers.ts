import type { ExtraHeaders } from '@/lib/model/connection';

import type { Problem } from './problems';

/** Our choice: more than anything that stands in front of a service asks for. */
export const maxHeaders = 10;

/** In characters. A value may be a signed token. */
const maxLengths = { name: 64, value: 2048 };

/** @source RFC 9110, "Field Names", a token */
const nameShape = /^[\w!#$%&'*+.^`|~-]+$/;

/** What every browser sends, and every server reads, in the same way: letters beyond ASCII have no encoding that both agree on. */
const valueShape = /^[\u0020-\u007E]*$/;

/** Names that browsers keep to themselves. @source Fetch Standard, "forbidden request-header" */
const forbiddenNames: ReadonlySet<string> = new Set([
  'accept-charset',
  'accept-encoding',
  'connection',
  'cookie',
  'cookie2',
  'date',
  'dnt',
  'expect',
  'host',
  'keep-alive',
  'origin',
  'referer',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
  // They would make another request of each.
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
]);

/** The last one tells what a body is, which is our own affair. */
const forbiddenBeginnings = ['proxy-', 'sec-', 'access-control-', 'content-'];

/** A header as it is typed. */
export interface TypedHeader {
  name: string;
  value: string;
}

/** What is wrong with a header, by the field that it was typed into. */
export interface HeaderProblems {
  name: Problem | undefined;
  value: Problem | undefined;
}

/** Checks extra headers as typed, each in its place; white space around names and values is ignored. */
export function checkHeaders(headers: readonly TypedHeader[]): HeaderProblems[] {
  const names = headers.map(({ name }) => name.trim().toLowerCase());
  return headers.map(({ value }, at) => {
    const name = names[at] ?? '';
    const isSecond = names.indexOf(name) < at;
    return {
      name: checkName(name) ?? (isSecond ? 'header_name_twice' : undefined),
      value: checkValue(value.trim()),
    };
  });
}

/** @param name in small letters */
function checkName(name: string): Problem | undefined {
  if (name === '') return 'header_name_missing';
  if (!nameShape.test(name)) return 'header_name_characters';
  if (name.length > maxLengths.name) return 'header_too_long';
  if (name === 'authorization') return 'header_name_authorization';
  const isForbidden =
    forbiddenNames.has(name) || forbiddenBeginnings.some((each) => name.startsWith(each));
  return isForbidden ? 'header_name_reserved' : undefined;
}

function checkValue(value: string): Problem | undefined {
  if (value === '') return 'header_value_missing';
  if (!valueShape.test(value)) return 'header_value_characters';
  return value.length > maxLengths.value ? 'header_too_long' : undefined;
}

/** Names under which nobody sends a secret. */
const publicNames: ReadonlySet<string> = new Set([
  'accept',
  'accept-language',
  'user-agent',
  'x-requested-with',
]);

/** Found in names under which a secret may be any words. */
const secretName = /key|token|secret|auth|pass|sign|cred|access|session|code/;

/** A few plain words, such as a team's name. */
const plainWords = /^(?=.{1,20}$)(?:[A-Z]?[a-z]+|[A-Z]+)(?:[-_./](?:[A-Z]?[a-z]+|[A-Z]+))+$/;

/** Whether the value of a header may be a secret. A few letters or plain words are none; pages and answers are full of them. */
export function mayBeCredential(name: string, value: string): boolean {
  const asked = name.toLowerCase();
  if (value.length <= 3 || publicNames.has(asked)) return false;
  return secretName.test(asked) || !plainWords.test(value);
}

/** What is sent to a service and shown to nobody. */
export interface ServiceSecrets {
  key: string;
  /** Missing where there are none. */
  headers?: ExtraHeaders;
}

/** The text that is encrypted of them: a line for the API key, and one for each header. A key alone is what older versions wrote. */
export const textOfSecrets = ({ key, headers = {} }: ServiceSecrets): string =>
  [key, ...Object.entries(headers).map((header) => header.join('\t'))].join('\n');

/** The API key and the headers out of a text that `textOfSecrets` made. */
export function secretsOfText(text: string): ServiceSecrets {
  const [key = '', ...lines] = text.split('\n');
  const headers: ExtraHeaders = {};
  for (const line of lines) {
    const [name = '', value = ''] = line.split('\t');
    headers[name] = value;
  }
  return lines.length === 0 ? { key } : { key, headers };
}

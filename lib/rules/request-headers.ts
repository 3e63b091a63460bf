import type { ExtraHeaders } from '@/lib/model/connection';

import type { Problem } from './problems';

export const maxHeaders = 10;

/** In characters; a value may be a signed token. */
const maxLengths = { name: 64, value: 2048 };

/** @source RFC 9110, "Field Names", a token */
const nameShape = /^[\w!#$%&'*+.^`|~-]+$/;

/** Browsers and servers agree on the encoding of ASCII only. */
const valueShape = /^[\u0020-\u007E]*$/;

/** Forbidden by browsers, or ours, such as the method. @source Fetch Standard, "forbidden request-header" */
const reserved =
  /^(?:accept-charset|accept-encoding|connection|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|via|proxy-.*|sec-.*|access-control-.*|x-http-method|x-http-method-override|x-method-override|content-.*)$/;

export interface TypedHeader {
  name: string;
  value: string;
}

export interface HeaderProblems {
  name: Problem | undefined;
  value: Problem | undefined;
}

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

function checkName(name: string): Problem | undefined {
  if (name === '') return 'header_name_missing';
  if (!nameShape.test(name)) return 'header_name_characters';
  if (name.length > maxLengths.name) return 'header_too_long';
  if (name === 'authorization') return 'header_name_authorization';
  return reserved.test(name) ? 'header_name_reserved' : undefined;
}

function checkValue(value: string): Problem | undefined {
  if (value === '') return 'header_value_missing';
  if (!valueShape.test(value)) return 'header_value_characters';
  return value.length > maxLengths.value ? 'header_too_long' : undefined;
}

const publicNames = new Set(['accept', 'accept-language', 'user-agent', 'x-requested-with']);

/** Pages and answers are full of short words. */
export const mayBeCredential = (name: string, value: string): boolean =>
  value.length > 3 && !publicNames.has(name.toLowerCase());

export interface ServiceSecrets {
  key: string;
  headers?: ExtraHeaders;
}

export interface Credentials extends ServiceSecrets {
  /** Without a trailing slash. */
  address: string;
  /** The word before the key in a header; missing for `Bearer`. */
  authScheme?: 'token';
}

export const textOfSecrets = ({ key, headers = {} }: ServiceSecrets): string =>
  [key, ...Object.entries(headers).map((header) => header.join('\t'))].join('\n');

export function secretsOfText(text: string): ServiceSecrets {
  const [key = '', ...lines] = text.split('\n');
  const headers: ExtraHeaders = {};
  for (const line of lines) {
    const [name = '', value = ''] = line.split('\t');
    headers[name] = value;
  }
  return lines.length === 0 ? { key } : { key, headers };
}

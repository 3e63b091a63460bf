import type { ServiceColor } from '@/lib/model/connection';

import type { Problem } from './problems';
import { normaliseAddress, serviceName } from './url/service-address';

/** What a setup text tells: the service to connect to, and never a key. */
export interface Setup {
  /** The service's base address. */
  address: string;
  /** What the service is called; blank where nobody said. */
  name: string;
  /** The color of its mark; missing where none is set. */
  color?: ServiceColor;
}

/** What pages cannot ask the schema for: the compiler says where a color is missing. */
const knownColors: Readonly<Record<ServiceColor, true>> = {
  teal: true,
  blue: true,
  violet: true,
  pink: true,
  orange: true,
  green: true,
};

const isColor = (text: string): text is ServiceColor => Object.hasOwn(knownColors, text);

/** What a later version adds is ignored; what it does differently has another number. */
const version = '1';

/** Whether a text is meant as a setup text, however well it came over. */
export const isSetupText = (text: string): boolean => /(?:^|[\s<("'“‘«])curtail:/i.test(text);

/**
 * Writes down how a colleague connects to the same service: `curtail:setup?address=…&name=…&color=…&v=1`, with nothing in it that mail and
 * chat break, turn into a link or take for formatting. The version ends it, so that one which was cut off is noticed.
 */
export function writeSetupText({ address, name, color }: Setup): string {
  const parts = { address, ...(name && { name }), ...(color && { color }), v: version };
  const query = Object.entries(parts).map(([part, value]) => `${part}=${encode(value)}`);
  return `curtail:setup?${query.join('&')}`;
}

/** Leaves letters, digits and hyphens. */
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll(
    /[!'()*._~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** What mail puts into a long line; a setup text has none of it. */
const gaps = /[\s\u00AD\u200B-\u200D\u2060]+/g;

/**
 * Reads a setup text as it came over, broken into lines and with other words around it. Its address is checked as a typed one is.
 * @returns the problem where it cannot be used
 */
export function readSetupText(text: string): Setup | { problem: Problem } {
  const line = text.replaceAll(gaps, '').replaceAll('&amp;', '&');
  const [, query, said] = /curtail:setup\?((?:.*?&)?v=(\d+))/i.exec(line) ?? [];
  if (said !== undefined && said !== version) return { problem: 'setup_newer' };
  const fields = new URLSearchParams(query);
  const wanted = fields.get('address');
  if (wanted === null) return { problem: 'setup_damaged' };
  const read = normaliseAddress(wanted);
  if ('problem' in read) return read;
  const color = fields.get('color') ?? '';
  return {
    address: read.address,
    name: serviceName(fields.get('name') ?? ''),
    ...(isColor(color) && { color }),
  };
}

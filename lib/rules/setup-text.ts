import type { ServiceColor } from '@/lib/model/connection';

import type { Problem } from './problems';
import { normaliseAddress, serviceName } from './url/service-address';

export interface Setup {
  address: string;
  name: string;
  color?: ServiceColor;
}

const colors: readonly ServiceColor[] = ['teal', 'blue', 'violet', 'pink', 'orange', 'green'];

/** A later version may add fields to this number. */
const version = '1';

export const isSetupText = (text: string): boolean => /(?:^|[\s<("'“‘«])curtail:/i.test(text);

/** `curtail:setup?address=…&name=…&color=…&v=1`: without its end, a text is cut. */
export function writeSetupText({ address, name, color }: Setup): string {
  const parts = { address, ...(name && { name }), ...(color && { color }), v: version };
  const query = Object.entries(parts).map(([part, value]) => `${part}=${encode(value)}`);
  return `curtail:setup?${query.join('&')}`;
}

/** Mail and chat break, link or format all but letters, digits and hyphens. */
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll(
    /[!'()*._~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const gaps = /[\s\u00AD\u200B-\u200D\u2060]+/g;

export function readSetupText(text: string): Setup | { problem: Problem } {
  const line = text.replaceAll(gaps, '').replaceAll('&amp;', '&');
  const [, query, said] = /curtail:setup\?((?:.*?&)?v=(\d+))/i.exec(line) ?? [];
  if (said !== undefined && said !== version) return { problem: 'setup_newer' };
  const fields = new URLSearchParams(query);
  const wanted = fields.get('address');
  if (wanted === null) return { problem: 'setup_damaged' };
  const read = normaliseAddress(wanted);
  if ('problem' in read) return read;
  const color = colors.find((each) => each === fields.get('color'));
  return {
    address: read.address,
    name: serviceName(fields.get('name') ?? ''),
    ...(color && { color }),
  };
}

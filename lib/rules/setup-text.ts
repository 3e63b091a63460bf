import type { ServiceColor } from '@/lib/model/connection';
import type { TagTemplate } from '@/lib/model/tags';

import type { Problem } from './problems';
import { readTemplate, writeTemplate } from './tags';
import { normaliseAddress, serviceName } from './url/service-address';

export interface Setup {
  address: string;
  name: string;
  color?: ServiceColor;
  templates?: TagTemplate[];
}

const colors: readonly ServiceColor[] = ['teal', 'blue', 'violet', 'pink', 'orange', 'green'];

/** A later version may add fields to this number. */
const version = '1';

export const isSetupText = (text: string): boolean => /(?:^|[\s<("'“‘«])curtail:/i.test(text);

/** `curtail:setup?address=…&name=…&color=…&tags=…&v=1`, with any number of `tags`: without its end, a text is cut. */
export function writeSetupText({ address, name, color, templates = [] }: Setup): string {
  const parts = [
    ['address', address],
    ['name', name],
    ['color', color],
    ...templates.map((template) => ['tags', writeTemplate(template)]),
    ['v', version],
  ];
  const query = parts.flatMap(([part, value]) => (value ? [`${part}=${encode(value)}`] : []));
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
  const templates = fields.getAll('tags').flatMap((each) => readTemplate(each) ?? []);
  return {
    address: read.address,
    name: serviceName(fields.get('name') ?? ''),
    ...(color && { color }),
    ...(templates.length > 0 && { templates }),
  };
}

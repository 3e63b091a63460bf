import { fieldsOf, readFields } from './qr-type.ts';
import type { QrData, QrType } from './qr-type.ts';

const names = [
  'fname',
  'lname',
  'org',
  'phone',
  'cell',
  'fax',
  'email',
  'site',
  'street',
  'city',
  'state',
  'zip',
  'country',
  'facebook',
  'twitter',
  'instagram',
  'linkedin',
];

/** The lines of a vCard that hold one field each. */
const lines: readonly (readonly [property: string, field: string])[] = [
  ['ORG', 'org'],
  ['TEL;TYPE=WORK,VOICE', 'phone'],
  ['TEL;TYPE=CELL', 'cell'],
  ['TEL;TYPE=FAX', 'fax'],
  ['EMAIL', 'email'],
  ['URL', 'site'],
  ['X-SOCIALPROFILE;TYPE=facebook', 'facebook'],
  ['X-SOCIALPROFILE;TYPE=twitter', 'twitter'],
  ['X-SOCIALPROFILE;TYPE=instagram', 'instagram'],
  ['X-SOCIALPROFILE;TYPE=linkedin', 'linkedin'],
];

/** A contact, as a vCard (RFC 2426). */
export const contact: QrType = {
  hasStatistics: false,
  read: (data) => readFields(data, names),
  content(data: QrData) {
    const fields = fieldsOf(data);
    const value = (name: string) => escape(fields[name] ?? '');
    const name = [value('fname'), value('lname')].filter(Boolean).join(' ');
    const address = ['street', 'city', 'state', 'zip', 'country'].map(value);
    return [
      'BEGIN:VCARD',
      'VERSION:3.0',
      `N:${value('lname')};${value('fname')};;;`,
      `FN:${name === '' ? value('org') : name}`,
      ...lines
        .filter(([, field]) => value(field) !== '')
        .map(([property, field]) => `${property}:${value(field)}`),
      ...(address.every((part) => part === '') ? [] : [`ADR:;;${address.join(';')}`]),
      'END:VCARD',
    ].join('\r\n');
  },
};

function escape(text: string): string {
  return text.replaceAll(/[\\,;]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, '\\n');
}

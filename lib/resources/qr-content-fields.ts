import type { QrContent } from '@/lib/qr/payload';

import type { FormField, Values } from './definition';
import { checkAddress, checkEmail, checkPhone, checkWpaPassword } from './qr-look-fields';

export type QrType = QrContent['type'];

/** One thing that a code of a type says. `key`: as the account API names it; blank where the data is one text. */
export interface ContentField extends Omit<FormField, 'name' | 'only'> {
  key: string;
}

/** The types, and what people call them. */
export const qrTypes: readonly { value: QrType; text: string }[] = [
  { value: 'link', text: 'Link' },
  { value: 'text', text: 'Text' },
  { value: 'email', text: 'E-mail' },
  { value: 'phone', text: 'Phone number' },
  { value: 'sms', text: 'Text message (SMS)' },
  { value: 'wifi', text: 'Wi-Fi' },
  { value: 'vcard', text: 'Contact' },
];

/** The name under which a form holds a field: several types have a phone number, each its own. */
export const contentName = (type: QrType, key: string): string =>
  key === '' ? type : `${type}-${key}`;

const phone = { kind: 'phone', check: checkPhone } as const;
const address = { kind: 'url', check: checkAddress } as const;
const email = { kind: 'email', check: checkEmail } as const;

const isSecured = (values: Values): boolean => values[contentName('wifi', 'encryption')] !== 'none';

const wifi: readonly ContentField[] = [
  { key: 'ssid', label: 'Network name', kind: 'text', required: true },
  {
    key: 'encryption',
    label: 'Encryption',
    kind: 'choice',
    required: true,
    choices: [
      { value: 'wpa', text: 'WPA' },
      { value: 'wep', text: 'WEP' },
      { value: 'none', text: 'None' },
    ],
  },
  {
    key: 'pass',
    label: 'Password',
    kind: 'password',
    required: true,
    isShown: isSecured,
    hint: () => 'Everybody who scans the code can read it, and so can the service.',
    check: (value, values) =>
      values[contentName('wifi', 'encryption')] === 'wpa' ? checkWpaPassword(value) : undefined,
  },
];

const person = 'Person';
const reach = 'How to reach them';
const place = 'Where they are';
const profiles = 'Addresses of profiles';

const vcard: readonly ContentField[] = [
  { key: 'fname', label: 'First name', kind: 'text', group: person },
  { key: 'lname', label: 'Last name', kind: 'text', group: person },
  { key: 'org', label: 'Organisation', kind: 'text', group: person },
  { key: 'phone', label: 'Phone', ...phone, group: reach },
  { key: 'cell', label: 'Mobile', ...phone, group: reach },
  { key: 'fax', label: 'Fax', ...phone, group: reach },
  { key: 'email', label: 'E-mail', ...email, group: reach },
  { key: 'site', label: 'Web site', ...address, group: reach },
  { key: 'street', label: 'Street', kind: 'text', group: place },
  { key: 'city', label: 'City', kind: 'text', group: place },
  { key: 'state', label: 'State', kind: 'text', group: place },
  { key: 'zip', label: 'ZIP code', kind: 'text', group: place },
  { key: 'country', label: 'Country', kind: 'text', group: place },
  { key: 'facebook', label: 'Facebook', ...address, group: profiles },
  { key: 'twitter', label: 'X (Twitter)', ...address, group: profiles },
  { key: 'instagram', label: 'Instagram', ...address, group: profiles },
  { key: 'linkedin', label: 'LinkedIn', ...address, group: profiles },
];

/** What a code of each type says. @source service-api.md, "QR codes"; observed.md, "Fields" */
export const contentFields: Readonly<Record<QrType, readonly ContentField[]>> = {
  link: [{ key: '', label: 'Address', ...address, required: true }],
  text: [{ key: '', label: 'Text', kind: 'long_text', required: true }],
  email: [
    { key: 'email', label: 'E-mail address', ...email, required: true },
    { key: 'subject', label: 'Subject', kind: 'text' },
    { key: 'body', label: 'Message', kind: 'long_text' },
  ],
  phone: [{ key: '', label: 'Phone number', ...phone, required: true }],
  sms: [
    { key: 'phone', label: 'Phone number', ...phone, required: true },
    { key: 'message', label: 'Message', kind: 'long_text' },
  ],
  wifi,
  vcard,
};

import type { QrContent } from '@/lib/qr/payload';
import { t } from '@/lib/texts/translate';

import type { FormField, Values } from './definition';
import { checkUrl } from './form-input';
import { checkEmail, checkPhone, checkWpaPassword } from './qr-look-fields';

export type QrType = QrContent['type'];

/** `key`: as the account API names it; blank where the data is one text. */
export interface ContentField extends Omit<FormField, 'name' | 'only'> {
  key: string;
}

export const qrTypes: readonly QrType[] = [
  'link',
  'text',
  'email',
  'phone',
  'sms',
  'wifi',
  'vcard',
];

export const contentName = (type: QrType, key: string): string =>
  key === '' ? type : `${type}-${key}`;

const phone = { kind: 'phone', check: checkPhone } as const;
const address = { kind: 'url', check: checkUrl } as const;
const email = { kind: 'email', check: checkEmail } as const;

const isSecured = (values: Values): boolean => values[contentName('wifi', 'encryption')] !== 'none';

const wifi: readonly ContentField[] = [
  { key: 'ssid', label: 'qr_codes_field_network', kind: 'text', required: true },
  {
    key: 'encryption',
    label: 'qr_codes_field_security',
    kind: 'choice',
    required: true,
    choices: () => [
      { value: 'wpa', text: 'WPA' },
      { value: 'wep', text: 'WEP' },
      { value: 'none', text: t('qr_codes_security_none') },
    ],
  },
  {
    key: 'pass',
    label: 'link_fact_password',
    kind: 'password',
    required: true,
    isShown: isSecured,
    hint: () => t('qr_codes_password_hint'),
    check: (value, values) =>
      values[contentName('wifi', 'encryption')] === 'wpa' ? checkWpaPassword(value) : undefined,
  },
];

const person = 'qr_codes_group_name';
const reach = 'qr_codes_group_contact';
const place = 'qr_codes_group_address';

const vcard: readonly ContentField[] = [
  { key: 'fname', label: 'qr_codes_field_first_name', kind: 'text', group: person },
  { key: 'lname', label: 'qr_codes_field_last_name', kind: 'text', group: person },
  { key: 'org', label: 'qr_codes_field_organization', kind: 'text', group: person },
  { key: 'phone', label: 'qr_codes_field_phone', ...phone, group: reach },
  { key: 'cell', label: 'qr_codes_field_mobile', ...phone, group: reach },
  { key: 'email', label: 'common_email', ...email, group: reach },
  { key: 'site', label: 'qr_codes_field_website', ...address, group: reach },
  { key: 'street', label: 'qr_codes_field_street', kind: 'text', group: place },
  { key: 'city', label: 'qr_codes_field_city', kind: 'text', group: place },
  { key: 'state', label: 'qr_codes_field_state', kind: 'text', group: place },
  { key: 'zip', label: 'qr_codes_field_zip', kind: 'text', group: place },
  { key: 'country', label: 'qr_codes_field_country', kind: 'text', group: place },
];

/** @source service-api.md, "QR codes"; observed.md, "Fields" */
export const contentFields: Readonly<Record<QrType, readonly ContentField[]>> = {
  link: [{ key: '', label: 'qr_codes_field_url', ...address, required: true }],
  text: [{ key: '', label: 'qr_codes_field_text', kind: 'long_text', required: true }],
  email: [
    { key: 'email', label: 'qr_codes_field_email_address', ...email, required: true },
    { key: 'subject', label: 'qr_codes_field_subject', kind: 'text' },
    { key: 'body', label: 'qr_codes_field_message', kind: 'long_text' },
  ],
  phone: [{ key: '', label: 'qr_codes_field_phone', ...phone, required: true }],
  sms: [
    { key: 'phone', label: 'qr_codes_field_phone', ...phone, required: true },
    { key: 'message', label: 'qr_codes_field_message', kind: 'long_text' },
  ],
  wifi,
  vcard,
};

import type { QrContent } from '@/lib/qr/payload';
import { t } from '@/lib/texts/translate';

import type { Values } from './definition';
import { urlOf } from './form-input';
import {
  type ContentField,
  type QrType,
  contentFields,
  contentName,
  qrTypes,
} from './qr-content-fields';

export const typeOf = (values: Values): QrType | undefined =>
  qrTypes.find((type) => type === values['type']);

/** @returns null while something is missing or wrong */
export function qrContent(values: Values): QrContent | null {
  const type = typeOf(values);
  if (type === undefined) return null;
  const fields = contentFields[type].filter(({ isShown }) => isShown?.(values) ?? true);
  const isRight = fields.every((field) => isGood(field, textOf(values, type, field.key), values));
  if (!isRight || contactProblem(values) !== undefined) return null;
  const entered = fields
    .map((field) => [field.key, wired(field, textOf(values, type, field.key))] as const)
    .filter(([, text]) => text !== '');
  return contentOf(type, Object.fromEntries(entered));
}

const textOf = (values: Values, type: QrType, key: string): string => {
  const value = values[contentName(type, key)];
  return typeof value === 'string' ? value : '';
};

function isGood({ required, check }: ContentField, text: string, values: Values): boolean {
  return text.trim() === '' ? required !== true : check?.(text, values) === undefined;
}

/** In texts and passwords, blanks at the ends count; elsewhere they are slips. */
function wired({ kind }: ContentField, text: string): string {
  const trimmed = text.trim();
  if (kind === 'password' || kind === 'long_text') return trimmed && text;
  return kind === 'url' ? urlOf(text) : trimmed;
}

function contentOf(type: QrType, texts: Readonly<Record<string, string>>): QrContent {
  const needed = (key: string): string => texts[key] ?? '';
  switch (type) {
    case 'text':
    case 'link':
    case 'phone':
      return { type, data: needed('') };
    case 'email':
      return { type, data: { ...texts, email: needed('email') } };
    case 'sms':
      return { type, data: { ...texts, phone: needed('phone') } };
    case 'wifi':
      return { type, data: wifiOf(texts) };
    case 'vcard':
      return { type, data: texts };
  }
}

function wifiOf({
  ssid = '',
  encryption,
  pass = '',
}: Readonly<Record<string, string>>): Extract<QrContent, { type: 'wifi' }>['data'] {
  return encryption === 'wep' || encryption === 'wpa' ? { ssid, encryption, pass } : { ssid };
}

/** A phone shows nothing of a contact without any of these. */
const naming = ['fname', 'lname', 'org', 'phone', 'email'] as const;

export function contactProblem(values: Values): { field: string; problem: string } | undefined {
  const isNamed =
    typeOf(values) !== 'vcard' || naming.some((key) => textOf(values, 'vcard', key).trim() !== '');
  if (isNamed) return undefined;
  return { field: contentName('vcard', 'fname'), problem: t('qr_codes_contact_blank') };
}

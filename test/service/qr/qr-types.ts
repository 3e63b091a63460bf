import { contact } from './contact.ts';
import { fieldsOf, readFields, readText, textOf } from './qr-type.ts';
import type { QrType } from './qr-type.ts';

const text: QrType = { hasStatistics: false, read: readText, content: textOf };

/** The text is a URL; its public link leads there, so that no picture of it is ever served. */
const link: QrType = {
  hasStatistics: true,
  read: (data) => {
    const url = readText(data)?.trim();
    return url !== undefined && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined;
  },
  content: textOf,
};

const phone: QrType = {
  hasStatistics: true,
  read: readText,
  content: (data) => `tel:${textOf(data).replaceAll(/\s/g, '')}`,
};

/** The address alone, or with a subject and a body. */
const email: QrType = {
  hasStatistics: true,
  read: (data) => {
    const fields = readFields(data, ['email', 'subject', 'body']);
    return readText(data) ?? (fields?.['email'] === undefined ? undefined : fields);
  },
  content: (data) => {
    if (typeof data === 'string') return `mailto:${data}`;
    const { email: address = '', ...rest } = data;
    const query = Object.entries(rest).map(
      ([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`,
    );
    return `mailto:${address}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  },
};

const sms: QrType = {
  hasStatistics: false,
  read: (data) => {
    const fields = readFields(data, ['phone', 'message']);
    return fields?.['phone'] === undefined ? undefined : fields;
  },
  content: (data) => {
    const { phone: number = '', message = '' } = fieldsOf(data);
    return `SMSTO:${number}:${message}`;
  },
};

const wifi: QrType = {
  hasStatistics: false,
  read: (data) => {
    const fields = readFields(data, ['ssid', 'encryption', 'pass']);
    if (fields?.['ssid'] === undefined) return undefined;
    const { encryption } = fields;
    return encryption === undefined || /^(?:wep|wpa)$/i.test(encryption) ? fields : undefined;
  },
  content: (data) => {
    const { ssid = '', encryption = 'nopass', pass = '' } = fieldsOf(data);
    const kind = encryption === 'nopass' ? encryption : encryption.toUpperCase();
    return `WIFI:T:${kind};S:${escapeWifi(ssid)};P:${escapeWifi(pass)};;`;
  },
};

function escapeWifi(value: string): string {
  return value.replaceAll(/[\\;,":]/g, (character) => `\\${character}`);
}

/** The seven types of the document. */
export const qrTypes: Readonly<Record<string, QrType>> = {
  text,
  vcard: contact,
  link,
  email,
  phone,
  sms,
  wifi,
};

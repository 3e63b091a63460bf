import type { Input } from '@/lib/operations/operations';

export type QrContent = Input<'createQrCode'>;

type DataOf<T extends QrContent['type']> = Extract<QrContent, { type: T }>['data'];

/** @source RFC 6068 (mailto), RFC 3966 (tel), RFC 2426 (vCard 3.0); `SMSTO:` and `WIFI:` are what phones agreed on */
export function qrPayload(content: QrContent): string {
  switch (content.type) {
    case 'text':
    case 'link':
      return content.data;
    case 'phone':
      return `tel:${dialled(content.data)}`;
    case 'email':
      return mailto(typeof content.data === 'string' ? { email: content.data } : content.data);
    case 'sms':
      return `SMSTO:${dialled(content.data.phone)}:${content.data.message ?? ''}`;
    case 'wifi':
      return wifi(content.data);
    case 'vcard':
      return vcard(content.data);
  }
}

const dialled = (phone: string): string => phone.replaceAll(/[^\d+]/g, '');

function mailto({ email, subject, body }: Exclude<DataOf<'email'>, string>): string {
  const more = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  // `@` stays; what is around it may hold characters that end an address.
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${address}${more.length === 0 ? '' : `?${more.join('&')}`}`;
}

function wifi({ ssid, encryption, pass }: DataOf<'wifi'>): string {
  const secret = encryption === undefined || pass === undefined ? '' : `P:${wifiText(pass)};`;
  return `WIFI:T:${encryption?.toUpperCase() ?? 'nopass'};S:${wifiText(ssid)};${secret};`;
}

const wifiText = (text: string): string => text.replaceAll(/[\\;,:"]/g, String.raw`\$&`);

function vcard(data: DataOf<'vcard'>): string {
  const { fname, lname, org, phone, email } = data;
  const shownName = [fname, lname].filter(Boolean).join(' ') || org || email || phone;
  const address = ['', '', data.street, data.city, data.state, data.zip, data.country];
  const lines: [property: string, parts: (string | undefined)[]][] = [
    ['N', [lname, fname, '', '', '']],
    ['FN', [shownName]],
    ['ORG', [org]],
    ['TEL;TYPE=work,voice', [phone]],
    ['TEL;TYPE=cell', [data.cell]],
    ['EMAIL', [email]],
    ['URL', [data.site]],
    ['ADR;TYPE=work', address],
  ];
  const filled = lines.filter(([name, parts]) => name === 'N' || parts.some(Boolean));
  return ['BEGIN:VCARD', 'VERSION:3.0', ...filled.map(vcardLine), 'END:VCARD'].join('\r\n');
}

function vcardLine([property, parts]: [string, (string | undefined)[]]): string {
  const escaped = parts.map((part = '') =>
    part.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`),
  );
  return `${property}:${escaped.join(';')}`;
}

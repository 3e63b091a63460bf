import { z } from '@/lib/model/z';

import { maybeText, someText } from './request';

const email = z.object({ email: someText, subject: maybeText, body: maybeText });

const sms = z.object({ phone: someText, message: maybeText });

const wifi = z.object({
  ssid: someText,
  encryption: z.optional(z.enum(['wep', 'wpa'])),
  pass: maybeText,
});

const vcard = z.object({
  fname: maybeText,
  lname: maybeText,
  org: maybeText,
  phone: maybeText,
  cell: maybeText,
  fax: maybeText,
  email: maybeText,
  site: maybeText,
  street: maybeText,
  city: maybeText,
  state: maybeText,
  zip: maybeText,
  country: maybeText,
  facebook: maybeText,
  twitter: maybeText,
  instagram: maybeText,
  linkedin: maybeText,
});

/**
 * A request that holds what a QR code says: each type has data of its own shape, and with another one services fail.
 * @param fields what the request holds besides
 * @source service-api.md, "QR codes"; observed.md, "Fields"
 */
export function withQrContent<T extends z.core.$ZodLooseShape>(fields: T) {
  return z.discriminatedUnion('type', [
    z.object({ ...fields, type: z.literal('text'), data: someText }),
    z.object({ ...fields, type: z.literal('link'), data: someText }),
    z.object({ ...fields, type: z.literal('phone'), data: someText }),
    z.object({ ...fields, type: z.literal('email'), data: z.union([someText, email]) }),
    z.object({ ...fields, type: z.literal('sms'), data: sms }),
    z.object({ ...fields, type: z.literal('wifi'), data: wifi }),
    z.object({ ...fields, type: z.literal('vcard'), data: vcard }),
  ]);
}

import { lazy } from '@/lib/async/lazy';
import { z } from '@/lib/model/z';

import { maybeText, resourceId, someText } from './page';
import { count, counts, id, link, text, time } from './tolerant';

const email = lazy(() => z.object({ email: someText(), subject: maybeText(), body: maybeText() }));

const sms = lazy(() => z.object({ phone: someText(), message: maybeText() }));

const wifi = lazy(() =>
  z.object({
    ssid: someText(),
    encryption: z.optional(z.enum(['wep', 'wpa'])),
    pass: maybeText(),
  }),
);

const vcard = lazy(() =>
  z.object({
    fname: maybeText(),
    lname: maybeText(),
    org: maybeText(),
    phone: maybeText(),
    cell: maybeText(),
    fax: maybeText(),
    email: maybeText(),
    site: maybeText(),
    street: maybeText(),
    city: maybeText(),
    state: maybeText(),
    zip: maybeText(),
    country: maybeText(),
    facebook: maybeText(),
    twitter: maybeText(),
    instagram: maybeText(),
    linkedin: maybeText(),
  }),
);

/**
 * A request that holds what a QR code says: each type has data of its own shape, and with another one services fail.
 * @param fields what the request holds besides
 * @source service-api.md, "QR codes"; observed.md, "Fields"
 */
function withQrContent<T extends z.core.$ZodLooseShape>(fields: T) {
  return z.discriminatedUnion('type', [
    z.object({ ...fields, type: z.literal('text'), data: someText() }),
    z.object({ ...fields, type: z.literal('link'), data: someText() }),
    z.object({ ...fields, type: z.literal('phone'), data: someText() }),
    z.object({ ...fields, type: z.literal('email'), data: z.union([someText(), email()]) }),
    z.object({ ...fields, type: z.literal('sms'), data: sms() }),
    z.object({ ...fields, type: z.literal('wifi'), data: wifi() }),
    z.object({ ...fields, type: z.literal('vcard'), data: vcard() }),
  ]);
}

/** @source service-api.md, "QR code" */
export const qrCode = lazy(() =>
  z.object({ id: id(), link: link(), scans: count(), name: text(), date: time() }),
);

export const newQrCodeAnswer = lazy(() => z.object({ id: id(), link: link() }));

/** The visits of a link or a QR code, and where they came from. */
const statistics = lazy(() =>
  z.object({
    clicks: count(),
    uniqueClicks: count(),
    topCountries: counts(),
    topReferrers: counts(),
    topBrowsers: counts(),
    topOs: counts(),
    socialCount: counts(),
  }),
);

/** Statistics, or null for what is not counted: then they are left out, or an empty array. */
export const maybeStatistics = lazy(() =>
  z.pipe(
    z.transform((raw: unknown) => (isNothing(raw) ? null : raw)),
    z.nullable(statistics()),
  ),
);

function isNothing(raw: unknown): boolean {
  return !raw || (Array.isArray(raw) && raw.length === 0);
}

/**
 * One QR code with its statistics, which are null for a code that is not counted (text, sms, wifi, vcard). Its date may come as
 * `data`.
 * @source service-api.md, "QR codes"; observed.md, "Fields"
 */
export const qrCodeDetails = lazy(() =>
  z.pipe(
    z.object({
      details: z.object({ ...qrCode().shape, data: time() }),
      data: maybeStatistics(),
    }),
    z.transform(({ details: { data: otherDate, ...details }, data }) => ({
      ...details,
      date: details.date ?? otherDate,
      statistics: data,
    })),
  ),
);

const looks = lazy(() => ({
  /** Such as `rgb(255,255,255)`; send both colours at creation. */
  background: maybeText(),
  foreground: maybeText(),
  /** Address of a png or jpg, which the service fetches. */
  logo: maybeText(),
}));

export const newQrCode = lazy(() => withQrContent({ ...looks(), name: maybeText() }));

export const qrCodeUpdate = lazy(() => withQrContent({ ...looks(), id: resourceId() }));

import { lazy } from '@/lib/async/lazy';
import { z } from '@/lib/model/z';

import { maybeText, resourceId, someText } from './page';
import { count, counts, id, link, text, time } from './tolerant';

const email = lazy(() => z.object({ email: someText(), subject: maybeText(), body: maybeText() }));

const sms = lazy(() => z.object({ phone: someText(), message: maybeText() }));

const wifi = lazy(() =>
  z.object({
    ssid: someText(),
    encryption: z.optional(z.literal(['wep', 'wpa'])),
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
    email: maybeText(),
    site: maybeText(),
    street: maybeText(),
    city: maybeText(),
    state: maybeText(),
    zip: maybeText(),
    country: maybeText(),
  }),
);

/** Services fail at data of another type. @source service-api.md, "QR codes"; observed.md, "Fields" */
function withQrContent<T extends z.core.$ZodLooseShape>(fields: T) {
  return z.union([
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

/** Left out, or an empty array, where nothing is counted. */
export const maybeStatistics = lazy(() =>
  z.pipe(
    z.transform((raw: unknown) => (isNothing(raw) ? null : raw)),
    z.nullable(statistics()),
  ),
);

const isNothing = (raw: unknown): boolean => !raw || (Array.isArray(raw) && raw.length === 0);

/** The date may come as `data`. @source service-api.md, "QR codes"; observed.md, "Fields" */
export const qrCodeDetails = lazy(() =>
  z.pipe(
    z.object({ details: z.object({ ...qrCode().shape, data: time() }), data: maybeStatistics() }),
    z.transform(({ details: { data: otherDate, ...details }, data }) => ({
      ...details,
      date: details.date ?? otherDate,
      statistics: data,
    })),
  ),
);

const looks = lazy(() => ({
  /** Such as `rgb(255,255,255)`; a create needs both colors. */
  background: maybeText(),
  foreground: maybeText(),
  /** Address of a png or jpg, which the service fetches. */
  logo: maybeText(),
}));

export const newQrCode = lazy(() => withQrContent({ ...looks(), name: maybeText() }));

export const qrCodeUpdate = lazy(() => withQrContent({ ...looks(), id: resourceId() }));

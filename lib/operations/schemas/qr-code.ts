import { z } from '@/lib/model/z';

import { withQrContent } from './qr-content';
import { maybeText, resourceId } from './request';
import { count, counts, id, link, text, time } from './tolerant';

/** @source service-api.md, "QR code" */
export const qrCode = z.object({ id, link, scans: count, name: text, date: time });

export const newQrCodeAnswer = z.object({ id, link });

const statistics = z.object({
  clicks: count,
  uniqueClicks: count,
  topCountries: counts,
  topReferrers: counts,
  topBrowsers: counts,
  topOs: counts,
  socialCount: counts,
});

/**
 * One QR code with its statistics, which are null for a code that is not counted (text, sms, wifi, vcard). Its date may come as
 * `data`.
 * @source service-api.md, "QR codes"; observed.md, "Fields"
 */
export const qrCodeDetails = z.pipe(
  z.object({
    details: z.object({ ...qrCode.shape, data: time }),
    data: z.pipe(
      z.transform((raw: unknown) => (isNothing(raw) ? null : raw)),
      z.nullable(statistics),
    ),
  }),
  z.transform(({ details: { data: otherDate, ...details }, data }) => ({
    ...details,
    date: details.date ?? otherDate,
    statistics: data,
  })),
);

function isNothing(raw: unknown): boolean {
  return !raw || (Array.isArray(raw) && raw.length === 0);
}

const looks = {
  /** Such as `rgb(255,255,255)`; send both colours at creation. */
  background: maybeText,
  foreground: maybeText,
  /** Address of a png or jpg, which the service fetches. */
  logo: maybeText,
};

export const newQrCode = withQrContent({ ...looks, name: maybeText });

export const qrCodeUpdate = withQrContent({ ...looks, id: resourceId });

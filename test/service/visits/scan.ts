import type { ServiceContext } from '../http/environment.ts';
import { drawQr, fitsQr } from '../qr/draw-qr.ts';
import type { QrData } from '../qr/qr-type.ts';
import { qrTypes } from '../qr/qr-types.ts';
import type { Service } from '../service.ts';
import type { QrCode } from '../storage/qr-codes.ts';
import { visitLabels } from './visit-labels.ts';
import { answerMissing, redirectTo } from './visit.ts';
import type { Place } from './visit.ts';

/** The public link of a QR code: a link code leads on, every other one shows its picture. */
export function answerScan(
  service: Service,
  context: ServiceContext,
  place: Place,
  token: string,
): Response | Promise<Response> {
  const code = service.qrCodes.byToken(token);
  const content = code === undefined ? undefined : contentOf(code);
  if (code === undefined || content === undefined) return answerMissing(place);
  if (context.req.method !== 'HEAD') countScan(service, context, code);
  if (code.type === 'link') return redirectTo(content);
  return new Response(drawQr(content, code), { headers: { 'content-type': 'image/svg+xml' } });
}

/** What a code says; `undefined` when a row was put in by hand that no code can say. */
function contentOf({ type, data }: QrCode): string | undefined {
  const content = qrTypes[type]?.content(parse(data) ?? '');
  return content !== undefined && fitsQr(content) ? content : undefined;
}

function parse(data: string): QrData | undefined {
  try {
    return JSON.parse(data) as QrData;
  } catch {
    return undefined;
  }
}

function countScan({ qrCodes, now }: Service, context: ServiceContext, { id }: QrCode): void {
  qrCodes.countScan({ ...visitLabels(context), qrCodeId: id, scannedAt: now() });
}

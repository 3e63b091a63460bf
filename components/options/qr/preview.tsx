import { QrSvg, useQrDrawing } from '@/components/link/qr/qr-code';
import { Card } from '@/components/ui/card';
import { bytesOf, maxBytes } from '@/lib/qr/capacity';
import { qrPayload } from '@/lib/qr/payload';
import { plainLook } from '@/lib/qr/plain-look';
import type { Values } from '@/lib/resources/definition';
import { textIn } from '@/lib/resources/form-input';
import { qrContent } from '@/lib/resources/qr-content';
import { isHexColor } from '@/lib/rules/color';
import { t } from '@/lib/texts/translate';

import { QrPictureFrame } from './drawn-code';

import './qr.css';

const drawPlain = async (text: string) => (await import('@/lib/qr/qr-code')).createQrCode(text);

/** The code that a form will make, drawn while its fields are typed into. */
export function QrPreview({ values }: { values: Values }) {
  const content = qrContent(values);
  const text = content === null ? null : qrPayload(content);
  const bytes = text === null ? 0 : bytesOf(text);
  const fits = bytes <= maxBytes;
  const drawing = useQrDrawing(fits ? text : null, true, drawPlain);
  const keepsColors = values['recolor'] === false;
  /** Only what is a color reaches the drawing; a field may be half typed. */
  const colorIn = (name: 'foreground' | 'background') => {
    const color = textIn(values, name);
    return keepsColors || !isHexColor(color) ? plainLook[name] : color;
  };
  const colors = { foreground: colorIn('foreground'), background: colorIn('background') };
  const look = { ...plainLook, ...colors };
  const failure =
    text === null
      ? t('qr_codes_preview_incomplete')
      : !fits
        ? t('qr_codes_preview_too_long', { bytes, max: maxBytes })
        : typeof drawing === 'string'
          ? t('qr_draw_failed')
          : null;
  return (
    <Card title={t('bulk_preview')}>
      <QrPictureFrame>
        {failure === null && drawing !== null && typeof drawing !== 'string' ? (
          <QrSvg code={{ ...drawing, look }} label={t('qr_codes_preview_label')} />
        ) : (
          <p class="qr-words" role="status">
            {failure}
          </p>
        )}
      </QrPictureFrame>
    </Card>
  );
}

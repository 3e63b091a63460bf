import { QrPictureFrame } from '@/components/link/qr/drawn-code';
import { QrSvg, useQrDrawing } from '@/components/link/qr/qr-code';
import type { FormAsideProps } from '@/components/resource/resource';
import { bytesOf, maxBytes } from '@/lib/qr/capacity';
import { qrPayload } from '@/lib/qr/payload';
import type { Values } from '@/lib/resources/definition';
import type { QrRow } from '@/lib/resources/qr-codes';
import { qrContent } from '@/lib/resources/qr-content';
import { readHexColor } from '@/lib/rules/color';
import { t } from '@/lib/texts/translate';

import './qr.css';

/** The code that a form will make, drawn while somebody types. */
export function QrPreview({ values }: FormAsideProps<QrRow>) {
  const content = qrContent(values);
  const text = content === null ? null : qrPayload(content);
  const bytes = text === null ? 0 : bytesOf(text);
  const fits = bytes <= maxBytes;
  const drawing = useQrDrawing(fits ? text : null, true);
  const code = drawing === null || typeof drawing === 'string' ? null : drawing;
  return (
    <section class="card qr-preview" aria-labelledby="qr-preview-title">
      <h2 id="qr-preview-title">{t('bulk_preview')}</h2>
      <QrPictureFrame>
        {code !== null && text !== null && fits ? (
          <QrSvg code={code} label={t('qr_codes_preview_label')} {...colorsOf(values)} />
        ) : (
          <p class="qr-words" role="status">
            {text === null
              ? t('qr_codes_preview_incomplete')
              : fits
                ? typeof drawing === 'string' && t('qr_draw_failed')
                : t('qr_codes_preview_too_long', { bytes, max: maxBytes })}
          </p>
        )}
      </QrPictureFrame>
    </section>
  );
}

/** Only what is a color reaches the drawing; a field may be half typed. */
function colorsOf(values: Values) {
  if (values['recolor'] === false) return {};
  return { foreground: colorIn(values, 'foreground'), background: colorIn(values, 'background') };
}

function colorIn(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' && readHexColor(value.trim()) !== null
    ? value.trim()
    : undefined;
}

import { X } from 'lucide';

import { QrSvg, useQrDrawing } from '@/components/link/qr/qr-code';
import { Button, IconButton } from '@/components/ui/button';
import type { QrLook } from '@/lib/model/qr-look';
import { isSameLook } from '@/lib/qr/plain-look';
import { mostPresets } from '@/lib/rules/qr-look';
import { t } from '@/lib/texts/translate';

import type { Looks } from './use-looks';

interface QrPresetsProps {
  looks: Looks;
  change: (changes: Partial<Looks>) => void;
}

/** Looks that were kept, each shown as it is. */
export function QrPresets({ looks: { look, presets }, change }: QrPresetsProps) {
  const isKept = presets.some((preset) => isSameLook(preset, look));
  return (
    <div class="qr-presets">
      {presets.map((preset, at) => (
        <span key={JSON.stringify(preset)} class="qr-preset">
          <Button
            variant="ghost"
            label={t('qr_look_preset', { number: at + 1 })}
            onClick={() => change({ look: preset })}
          >
            <Thumbnail look={preset} />
          </Button>
          <IconButton
            of={X}
            label={t('qr_look_preset_remove', { number: at + 1 })}
            onClick={() => change({ presets: presets.filter((other) => other !== preset) })}
          />
        </span>
      ))}
      {isKept || presets.length >= mostPresets ? null : (
        <Button class="button-small" onClick={() => change({ presets: [...presets, look] })}>
          {t('qr_look_keep')}
        </Button>
      )}
    </div>
  );
}

/** Its content makes the smallest code there is. */
function Thumbnail({ look }: { look: QrLook }) {
  const drawing = useQrDrawing('Curtail', false, async (text) =>
    (await import('@/lib/qr/qr-code')).createQrCode(text, look),
  );
  if (drawing === null || typeof drawing === 'string') return null;
  return (
    <span aria-hidden="true">
      <QrSvg code={drawing} label="" />
    </span>
  );
}

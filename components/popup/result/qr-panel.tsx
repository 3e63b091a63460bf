import type { ComponentChildren } from 'preact';

import type { PopupModel } from '@/components/popup/popup-model';
import type { LinkRecord } from '@/lib/model/link';

import { QrActions } from './qr-actions';
import { useQr } from './use-qr';

interface QrPanelProps {
  link: LinkRecord;
  /** What it is the code of. */
  of?: string;
  model: PopupModel;
  /** Says what came of taking the code along. */
  say: (words: ComponentChildren) => void;
}

/** Why there is no QR code. */
const reasons = {
  too_long: 'This link is too long for a QR code.',
  failed: 'The QR code could not be drawn.',
};

/** The QR code in a frame that is there from the beginning, and what can be done with it. */
export function QrPanel({ link, of = 'the short link', model, say }: QrPanelProps) {
  const code = useQr(link.shortUrl, model.services.send);
  const drawn = typeof code === 'string' ? null : code;
  return (
    <div class="qr">
      <div class={`qr-frame ${link.status === 'disabled' ? 'qr-off' : ''}`}>
        {drawn === null ? null : (
          <svg
            class="qr-code"
            role="img"
            aria-label={`QR code of ${of}`}
            viewBox={`0 0 ${drawn.side} ${drawn.side}`}
            shape-rendering="crispEdges"
          >
            <path d={drawn.path} />
          </svg>
        )}
        {typeof code === 'string' ? <p>{reasons[code]}</p> : null}
      </div>
      <QrActions code={drawn} link={link} model={model} say={say} />
    </div>
  );
}

import type { LinkRecord } from '@/lib/contract/link';

import { QrActions } from './qr-actions';
import type { Services } from './services';
import { useQr } from './use-qr';

interface QrPanelProps {
  link: LinkRecord;
  services: Services;
}

/** The QR code in a frame that is there from the beginning, and what can be done with it. */
export function QrPanel({ link, services }: QrPanelProps) {
  const code = useQr(link.shortUrl);
  const drawn = code === null || code === 'none' ? null : code;
  return (
    <div class="qr">
      <div class={`qr-frame ${link.status === 'disabled' ? 'qr-off' : ''}`}>
        {drawn === null ? null : (
          <svg
            class="qr-code"
            role="img"
            aria-label="QR code of the short link"
            viewBox={`0 0 ${drawn.side} ${drawn.side}`}
            shape-rendering="crispEdges"
          >
            <path d={drawn.path} />
          </svg>
        )}
        {code === 'none' ? <p>This link is too long for a QR code.</p> : null}
      </div>
      <QrActions code={drawn} link={link} services={services} />
    </div>
  );
}

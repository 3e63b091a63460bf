import { lazyPart } from '@/components/link/lazy-part';
import type { LinkModel } from '@/components/link/model';
import type { LinkRecord } from '@/lib/model/link';

import type { Say } from './qr-tools';

// They are read from disk while the code is drawn.
const LazyCode = lazyPart(async () => (await import('./panel-parts')).PanelCode);
const LazyTools = lazyPart(async () => (await import('./panel-parts')).PanelTools);

interface QrPanelProps {
  link: LinkRecord;
  /** The accessible name of the picture. */
  name: 'qr_code_of_link' | 'qr_code_of_page';
  model: LinkModel;
  say: Say;
}

/** The QR code in a frame that is there from the beginning, and what can be done with it. */
export const QrPanel = ({ link, name, model, say }: QrPanelProps) => (
  <div class="qr">
    <div class={`qr-frame ${link.status === 'disabled' ? 'qr-off' : ''}`}>
      <LazyCode link={link} name={name} model={model} />
    </div>
    <div class="qr-actions">
      <LazyTools link={link} model={model} say={say} />
    </div>
  </div>
);

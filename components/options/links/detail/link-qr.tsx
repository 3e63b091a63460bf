import type { Services } from '@/components/options/services';
import { DrawnCode } from '@/components/qr/drawn-code';

import '@/components/options/qr/qr.css';

/** The QR code of a short link. */
export function LinkQr({ shortUrl, services }: { shortUrl: string; services: Services }) {
  return (
    <section class="section link-place-qr" aria-labelledby="link-qr-title">
      <h2 id="link-qr-title">QR code</h2>
      <DrawnCode link={shortUrl} what="short link" services={services} />
    </section>
  );
}

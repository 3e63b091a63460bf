import { DrawnCode } from '../qr/drawn-code';
import type { Services } from '../services';

import '../qr/qr.css';

/** The QR code of a short link. */
export function LinkQr({ shortUrl, services }: { shortUrl: string; services: Services }) {
  return (
    <section class="section link-place-qr" aria-labelledby="link-qr-title">
      <h2 id="link-qr-title">QR code</h2>
      <DrawnCode link={shortUrl} what="short link" services={services} />
    </section>
  );
}

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import type { PopupModel } from '@/components/popup/popup-model';
import { QrPanel } from '@/components/popup/result/qr-panel';
import { useFocus } from '@/components/ui/use-focus';
import type { LinkRecord } from '@/lib/model/link';
import type { Page } from '@/lib/model/popup-state';

/** The QR code of the page itself, where it has no short link. */
export function PageQr({ model }: { model: PopupModel }) {
  const [words, say] = useState<ComponentChildren>(null);
  const focus = useFocus<HTMLDivElement>();
  return (
    // The button that was pressed to see it is gone.
    <div tabIndex={-1} ref={focus}>
      <QrPanel link={asLink(model.state.page)} of="this page" model={model} say={say} />
      <div role="status">{words}</div>
    </div>
  );
}

/** A page in the place of a short link: its own address is what the code says. */
const asLink = ({ url, title }: Page): LinkRecord => ({
  shortUrl: url,
  service: '',
  id: null,
  longUrl: url,
  title: title.trim() || new URL(url).host,
  createdAt: 0,
  alias: null,
  domain: null,
  expiry: null,
  hasPassword: false,
  status: 'active',
  filing: [],
});

import type { ComponentChildren } from 'preact';

import { isAccountOffered } from '@/components/popup/actions/account-offered';
import type { PopupModel } from '@/components/popup/popup-model';
import { type QrTaking, notMade, qrTakings } from '@/components/qr/downloads';
import { Button } from '@/components/ui/button';
import type { LinkRecord } from '@/lib/model/link';
import type { QrCode } from '@/lib/qr/qr-code';

import { SaveToAccount } from './save-to-account';

interface QrActionsProps {
  /** Null while there is none. */
  code: QrCode | null;
  link: LinkRecord;
  model: PopupModel;
  /** Says what came of it. */
  say: (words: ComponentChildren) => void;
}

/** Taking the QR code along: as a picture on the clipboard, or as a file. */
export function QrActions({ code, link, model, say }: QrActionsProps) {
  const { services, state } = model;
  const [copy, ...files] = qrTakings(link.shortUrl, services);

  const button = ({ words, take }: QrTaking) => (
    <Button
      key={words}
      disabled={code === null}
      onClick={() => {
        say(null);
        if (code !== null) take(code).then(say, () => say(notMade));
      }}
    >
      {words}
    </Button>
  );
  return (
    <div class="qr-actions">
      {button(copy)}
      <div class="qr-files">{files.map(button)}</div>
      {isAccountOffered(state) ? (
        <div class="qr-save">
          <SaveToAccount
            link={link}
            isPrivate={state.page.private}
            send={services.send}
            say={say}
          />
        </div>
      ) : null}
    </div>
  );
}

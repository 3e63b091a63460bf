import { CloudUpload, Download, type IconNode, Image as ImageIcon } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import { isAccountOffered } from '@/components/popup/actions/make-link';
import type { PopupModel } from '@/components/popup/model';
import {
  type QrDownload,
  downloadFailedText,
  qrDownloads,
  qrFailures,
  saveButtonText,
} from '@/components/qr/downloads';
import type { QrSaver, QrSaving } from '@/components/qr/save-qr-code';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { LinkRecord } from '@/lib/model/link';
import type { QrCode } from '@/lib/qr/qr-code';
import { t } from '@/lib/texts/translate';

interface QrPanelProps {
  link: LinkRecord;
  /** The accessible name of the picture. */
  name?: 'qr_code_of_link' | 'qr_code_of_page';
  model: PopupModel;
  /** Says what came of taking the code along. */
  say: (label: ComponentChildren) => void;
}

/** The QR code in a frame that is there from the beginning, and what can be done with it. */
export function QrPanel({ link, name = 'qr_code_of_link', model, say }: QrPanelProps) {
  const code = useQr(link.shortUrl, model);
  const drawn = typeof code === 'string' ? null : code;
  return (
    <div class="qr">
      <div class={`qr-frame ${link.status === 'disabled' ? 'qr-off' : ''}`}>
        {drawn === null ? null : (
          <svg
            class="qr-code"
            role="img"
            aria-label={t(name)}
            viewBox={`0 0 ${drawn.side} ${drawn.side}`}
            shape-rendering="crispEdges"
          >
            <path d={drawn.path} />
          </svg>
        )}
        {typeof code === 'string' ? <p>{t(qrFailures[code])}</p> : null}
      </div>
      <QrActions code={drawn} link={link} model={model} say={say} />
    </div>
  );
}

interface QrActionsProps {
  /** Null while there is none. */
  code: QrCode | null;
  link: LinkRecord;
  model: PopupModel;
  /** Says what came of it. */
  say: (label: ComponentChildren) => void;
}

/** Taking the QR code along: as a picture on the clipboard, or as a file. */
function QrActions({ code, link, model, say }: QrActionsProps) {
  const { services, state } = model;
  const [copy, ...files] = qrDownloads(link.shortUrl, services);

  const button = ({ label, name, run }: QrDownload, icon: IconNode) => (
    <Button
      key={label}
      variant="ghost"
      label={name}
      disabled={code === null}
      onClick={() => {
        say(null);
        if (code !== null) run(code).then(say, () => say(downloadFailedText()));
      }}
    >
      <Icon of={icon} />
      {label}
    </Button>
  );
  return (
    <div class="qr-actions">
      {button(copy, ImageIcon)}
      <div class="qr-files">{files.map((file) => button(file, Download))}</div>
      {isAccountOffered(state) ? (
        <div class="qr-save">
          <SaveToAccount link={link} model={model} say={say} />
        </div>
      ) : null}
    </div>
  );
}

/** Saves the QR code to the account. What that takes is read from disk at the first press, as most links do without. */
function SaveToAccount({ link, model, say }: Omit<QrActionsProps, 'code'>) {
  const [saving, setSaving] = useState<QrSaving>({ state: 'not_yet' });
  const saver = useRef<Promise<QrSaver> | null>(null);
  const load = async (): Promise<QrSaver> => {
    const { QrSaver, QrSavingStatus, qrName } = await import('@/components/qr/save-qr-code');
    const code = { shortUrl: link.shortUrl, name: qrName(link, model.state.page.private) };
    return new QrSaver(model.services.send, code, (now) => {
      setSaving(now);
      say(<QrSavingStatus saving={now} />);
    });
  };
  const press = async () => {
    saver.current ??= load();
    (await saver.current).press();
  };
  return (
    <Button
      variant="ghost"
      busy={saving.state === 'busy'}
      disabled={saving.state === 'saved'}
      // The second half of a double click was not meant for the words that the first half brought.
      onClick={(event) => (event.detail > 1 ? undefined : void press())}
    >
      <Icon of={CloudUpload} />
      {saveButtonText(saving)}
    </Button>
  );
}

/** `null` while the code is being drawn. */
type Qr = QrCode | null | 'too_long' | 'failed';

/** The QR code of a text, which may have been asked for already. */
function useQr(text: string, model: PopupModel): Qr {
  const [code, setCode] = useState<Qr>(null);
  useLayoutEffect(() => {
    let gone = false;
    model.qrCodeOf(text).then(
      (drawn) => gone || setCode(drawn ?? 'too_long'),
      () => gone || setCode('failed'),
    );
    return () => {
      gone = true;
    };
  }, [text]);
  return code;
}

import {
  CloudUpload,
  FileCode,
  Hash,
  type IconNode,
  Link,
  SlidersHorizontal,
  TextAlignStart,
} from 'lucide';
import type { ComponentChildren } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';

import { copyLinks } from '@/components/options/copy-links';
import type { OptionsServices } from '@/components/options/services';
import { saveButtonText } from '@/components/qr/downloads';
import { DrawnCode } from '@/components/qr/drawn-code';
import { QrSaver, type QrSaving, QrSavingStatus, qrName } from '@/components/qr/save-qr-code';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLoaded } from '@/components/ui/loaded';
import type { LinkRecord } from '@/lib/model/link';
import type { CopyFormat } from '@/lib/model/preferences';
import { mayBeOffered } from '@/lib/rules/offered';
import { copyFormatName } from '@/lib/texts/notices';
import { t } from '@/lib/texts/translate';

interface LinkQrProps {
  shortUrl: string;
  link: LinkRecord | null;
  services: OptionsServices;
}

export function LinkQr({ shortUrl, link, services }: LinkQrProps) {
  return (
    <section class="card" aria-labelledby="link-qr-title">
      <h2 id="link-qr-title">{t('link_qr')}</h2>
      <DrawnCode
        link={shortUrl}
        name={t('qr_code_of_link')}
        services={services}
        more={(say) =>
          link === null ? null : <SaveToAccount link={link} services={services} say={say} />
        }
      />
    </section>
  );
}

interface SaveToAccountProps {
  link: LinkRecord;
  services: OptionsServices;
  say: (words: ComponentChildren) => void;
}

function SaveToAccount({ link, services, say }: SaveToAccountProps) {
  const { send, isPrivate } = services;
  const connection = useLoaded(useCallback(async () => send('connection.get', undefined), [send]));
  const [saving, setSaving] = useState<QrSaving>({ state: 'not_yet' });
  const saver = useMemo(() => {
    const code = { shortUrl: link.shortUrl, name: qrName(link, isPrivate) };
    return new QrSaver(send, code, (now) => {
      setSaving(now);
      say(<QrSavingStatus saving={now} />);
    });
  }, [send, link.shortUrl]);
  if (connection.state !== 'ready' || !mayBeOffered(connection.value?.apis.account)) return null;
  return (
    <Button
      variant="ghost"
      busy={saving.state === 'busy'}
      disabled={saving.state === 'saved'}
      // The second half of a double click was not meant for the words that the first half brought.
      onClick={(event) => (event.detail > 1 ? undefined : saver.press())}
    >
      <Icon of={CloudUpload} />
      {saveButtonText(saving)}
    </Button>
  );
}

interface CopyAsProps {
  link: LinkRecord;
  services: Pick<OptionsServices, 'send' | 'copyText'>;
}

export function CopyAs({ link, services }: CopyAsProps) {
  const [said, setSaid] = useState('');
  const copy = async (format: CopyFormat) => {
    setSaid('');
    const isCopied = await copyLinks(services, [link], format);
    if (isCopied === null) return;
    setSaid(
      isCopied ? t('link_copied_as', { format: copyFormatName(format) }) : t('link_copy_failed'),
    );
  };
  return (
    <section class="card" aria-labelledby="link-copy-title">
      <h2 id="link-copy-title">{t('link_copy_as')}</h2>
      <div class="tool-rows">
        {formats.map(({ format, icon }) => (
          <Button
            key={format}
            variant="ghost"
            label={t('link_copy_as_format', { format: copyFormatName(format) })}
            onClick={() => void copy(format)}
          >
            <Icon of={icon} isDirectional={icon === TextAlignStart} />
            {copyFormatName(format)}
          </Button>
        ))}
      </div>
      <p class="field-note" role="status">
        {said}
      </p>
    </section>
  );
}

const formats: readonly { format: CopyFormat; icon: IconNode }[] = [
  { format: 'plain', icon: Link },
  { format: 'title', icon: TextAlignStart },
  { format: 'markdown', icon: Hash },
  { format: 'html', icon: FileCode },
  { format: 'template', icon: SlidersHorizontal },
];

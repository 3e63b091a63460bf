import { FileCode, Hash, type IconNode, Link, SlidersHorizontal, TextAlignStart } from 'lucide';

import { DrawnCode } from '@/components/link/qr/drawn-code';
import { SaveQrButton } from '@/components/link/qr/qr-tools';
import { Button } from '@/components/ui/button';
import { useConnection } from '@/components/ui/connection';
import { useCopy, type CopyOutcome } from '@/components/ui/copy';
import { Icon } from '@/components/ui/icon';
import { useServices } from '@/components/ui/services';
import type { LinkRecord } from '@/lib/model/link';
import type { CopyFormat } from '@/lib/model/preferences';
import { mayBeOffered } from '@/lib/rules/offered';
import { copyFormatName } from '@/lib/texts/notices';
import { t } from '@/lib/texts/translate';

interface LinkQrProps {
  shortUrl: string;
  /** Null while nothing is known of it. */
  link: LinkRecord | null;
}

/** The QR code of a short link, and the ways to take it along. */
export function LinkQr({ shortUrl, link }: LinkQrProps) {
  const services = useServices();
  const connection = useConnection();
  const isOffered =
    connection.state === 'ready' && mayBeOffered(connection.value?.apis.account) && link !== null;
  return (
    <section class="card" aria-labelledby="link-qr-title">
      <h2 id="link-qr-title">{t('common_qr_code')}</h2>
      <DrawnCode
        link={shortUrl}
        name={t('qr_code_of_link')}
        more={(say) =>
          isOffered ? (
            <SaveQrButton
              link={link}
              isPrivate={services.isPrivate}
              services={services}
              say={say}
            />
          ) : null
        }
      />
    </section>
  );
}

interface CopyAsProps {
  link: LinkRecord;
}

/** Copies a link in any format, whatever the preferences say. */
export function CopyAs({ link }: CopyAsProps) {
  const { last, copyLinks } = useCopy();
  return (
    <section class="card" aria-labelledby="link-copy-title">
      <h2 id="link-copy-title">{t('link_copy_as')}</h2>
      <div class="tool-rows">
        {formats.map(({ format, icon }) => (
          <Button
            key={format}
            variant="ghost"
            label={t('link_copy_as_format', { format: copyFormatName(format) })}
            onClick={() => void copyLinks([link], { id: format, format })}
          >
            <Icon of={icon} isDirectional={icon === TextAlignStart} />
            {copyFormatName(format)}
          </Button>
        ))}
      </div>
      <p class="field-note" role="status">
        {formats.map(({ format }) =>
          format === last.id ? copiedTexts[last.outcome](format) : null,
        )}
      </p>
    </section>
  );
}

const copiedTexts: Record<CopyOutcome, (format: CopyFormat) => string> = {
  none: () => '',
  copied: (format) => t('link_copied_as', { format: copyFormatName(format) }),
  failed: () => t('common_copy_failed'),
};

const formats: readonly { format: CopyFormat; icon: IconNode }[] = [
  { format: 'plain', icon: Link },
  { format: 'title', icon: TextAlignStart },
  { format: 'markdown', icon: Hash },
  { format: 'html', icon: FileCode },
  { format: 'template', icon: SlidersHorizontal },
];

import { FileCode, Hash, type IconNode, Link, SlidersHorizontal, TextAlignStart } from 'lucide';

import { SaveQrButton } from '@/components/link/qr/qr-tools';
import { copiedAsText } from '@/components/options/links/link-actions';
import { DrawnCode } from '@/components/options/qr/drawn-code';
import { Button } from '@/components/ui/button';
import { useConnection } from '@/components/ui/connection';
import { useCopy } from '@/components/ui/copy';
import { Icon } from '@/components/ui/icon';
import { useServices } from '@/components/ui/services';
import { copyFormats } from '@/lib/copy/copy-content';
import type { LinkRecord } from '@/lib/model/link';
import type { CopyFormat } from '@/lib/model/preferences';
import { mayBeOffered } from '@/lib/rules/offered';
import { copyFormatName } from '@/lib/texts/notices';
import { t } from '@/lib/texts/translate';

/** The QR code of a short link, and the ways to take it along. @param props.link null while nothing is known of it */
export function LinkQr({ shortUrl, link }: { shortUrl: string; link: LinkRecord | null }) {
  const services = useServices();
  const connection = useConnection();
  const isOffered = connection.state === 'ready' && mayBeOffered(connection.value?.apis.account);
  return (
    <section class="card" aria-labelledby="link-qr-title">
      <h2 id="link-qr-title">{t('common_qr_code')}</h2>
      <DrawnCode
        link={shortUrl}
        name={t('qr_code_of_link')}
        more={(say) =>
          isOffered && link !== null ? (
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

export function CopyAs({ link }: { link: LinkRecord }) {
  const { last, copyLinks } = useCopy();
  const copied = copyFormats.find((format) => format === last.id);
  return (
    <section class="card" aria-labelledby="link-copy-title">
      <h2 id="link-copy-title">{t('link_copy_as')}</h2>
      <div class="tool-rows">
        {copyFormats.map((format) => (
          <Button
            key={format}
            variant="ghost"
            label={t('link_copy_as_format', { format: copyFormatName(format) })}
            onClick={() => void copyLinks([link], { id: format, format })}
          >
            <Icon of={icons[format]} isDirectional={format === 'title'} />
            {copyFormatName(format)}
          </Button>
        ))}
      </div>
      <p class="field-note" role="status">
        {copied === undefined || last.outcome === 'none'
          ? ''
          : last.outcome === 'failed'
            ? t('common_copy_failed')
            : copiedAsText(copied)}
      </p>
    </section>
  );
}

const icons: Record<CopyFormat, IconNode> = {
  plain: Link,
  markdown: Hash,
  html: FileCode,
  title: TextAlignStart,
  template: SlidersHorizontal,
};

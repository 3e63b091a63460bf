import { ArrowLeft, ExternalLink } from 'lucide';
import { useState } from 'preact/hooks';

import type { LinkWindows } from '@/components/options/links/data/link-windows';
import {
  SwitchLabel,
  copyStoredLink,
  switchFailureText,
  requestSwitch,
} from '@/components/options/links/link-commands';
import { linkName } from '@/components/options/links/link-text';
import { addressOfList } from '@/components/options/links/place';
import type { OptionsServices } from '@/components/options/services';
import { DrawnCode } from '@/components/qr/drawn-code';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Screen } from '@/components/ui/screen';
import { useRequest } from '@/components/ui/use-request';
import { reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { LinkFilter } from '@/lib/model/link-query';
import type { CopyFormat } from '@/lib/model/preferences';
import { copyFormatName } from '@/lib/texts/notices';
import { t } from '@/lib/texts/translate';

import { LinkDetails } from './link-details';
import { LinkFiling } from './link-filing';
import { useLinkInfo } from './use-link-info';

import './link-page.css';
import '@/components/options/qr/qr.css';
import '@/components/options/links/links.css';

interface LinkDetailPageProps {
  shortUrl: string;
  services: OptionsServices;
  windows: LinkWindows;
  /** The filter of the list that “back” leads to. */
  filter: LinkFilter;
}

/** One link on a page of its own: all that is known of it, and all that can be done with it. */
export function LinkDetailPage({ shortUrl, services, windows, filter }: LinkDetailPageProps) {
  const linkInfo = useLinkInfo(services, shortUrl, windows);
  const { link } = linkInfo;
  return (
    <Screen title={linkName(link ?? { shortUrl, title: '' })} wide>
      <div class="section-actions">
        <a class="button button-ghost" href={addressOfList(filter)}>
          <Icon of={ArrowLeft} isDirectional />
          {t('link_back')}
        </a>
        <a class="button button-secondary" href={shortUrl} target="_blank" rel="noreferrer">
          <Icon of={ExternalLink} isDirectional />
          {t('common_open')}
        </a>
        {link === null ? null : (
          <LinkActions link={link} services={services} onSwitched={linkInfo.replace} />
        )}
      </div>
      <div class="link-page">
        <div class="link-page-main">
          <LinkDetails shortUrl={shortUrl} linkInfo={linkInfo} />
          {link === null ? null : (
            <>
              <CopyAs link={link} services={services} />
              <LinkFiling link={link} services={services} />
            </>
          )}
        </div>
        <LinkQr shortUrl={shortUrl} services={services} />
      </div>
    </Screen>
  );
}

interface LinkActionsProps {
  link: LinkRecord;
  services: Pick<OptionsServices, 'send' | 'copyText'>;
  onSwitched: (link: LinkRecord) => void;
}

/** Copies a link as the preferences say, disables it, or enables it again, and says beside itself how that went. */
function LinkActions({ link, services, onSwitched }: LinkActionsProps) {
  const [{ said, isBad }, setSaid] = useState({ said: '', isBad: false });
  const status = link.status === 'disabled' ? 'active' : 'disabled';
  const say = (words: string) => setSaid({ said: words, isBad: false });
  const complain = (words: string) => setSaid({ said: words, isBad: true });

  const copy = async () => {
    say('');
    const isCopied = await copyStoredLink(link, services, { format: null, isWanted: () => true });
    if (isCopied) say(t('common_copied'));
    else complain(t('link_copy_failed'));
  };
  const { isPending, run: press } = useRequest(async () => {
    say('');
    try {
      onSwitched(await requestSwitch(services.send, { shortUrl: link.shortUrl, status }, say));
      say(t(status === 'active' ? 'link_enabled' : 'link_disabled'));
    } catch (failure) {
      complain(switchFailureText(status, reportOf(failure)));
    }
  });
  return (
    <>
      <Button variant="primary" onClick={() => void copy()}>
        {t('common_copy')}
      </Button>
      {link.told?.gone ? null : (
        <Button busy={isPending} onClick={() => void press()}>
          <SwitchLabel isOff={status === 'active'} />
        </Button>
      )}
      <p class={isBad ? 'link-page-failure' : 'link-page-message'} role="status">
        {said}
      </p>
    </>
  );
}

interface CopyAsProps {
  link: LinkRecord;
  services: Pick<OptionsServices, 'send' | 'copyText'>;
}

/** Copies a link in any format, whatever the preferences say. */
function CopyAs({ link, services }: CopyAsProps) {
  const [said, setSaid] = useState('');
  const copy = async (format: CopyFormat) => {
    setSaid('');
    const isCopied = await copyStoredLink(link, services, { format, isWanted: () => true });
    setSaid(
      isCopied ? t('link_copied_as', { format: copyFormatName(format) }) : t('link_copy_failed'),
    );
  };
  return (
    <section class="section" aria-labelledby="link-copy-title">
      <h2 id="link-copy-title">{t('link_copy_as')}</h2>
      <div class="section-actions">
        {formats.map((format) => (
          <Button
            key={format}
            label={t('link_copy_as_format', { format: copyFormatName(format) })}
            onClick={() => void copy(format)}
          >
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

const formats: readonly CopyFormat[] = ['plain', 'markdown', 'html', 'title', 'template'];

/** The QR code of a short link. */
function LinkQr({ shortUrl, services }: { shortUrl: string; services: OptionsServices }) {
  return (
    <section class="section link-page-qr" aria-labelledby="link-qr-title">
      <h2 id="link-qr-title">{t('link_qr')}</h2>
      <DrawnCode link={shortUrl} name={t('qr_code_of_link')} services={services} />
    </section>
  );
}

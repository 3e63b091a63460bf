import { useState } from 'preact/hooks';

import type { LinkWindows } from '@/components/options/links/data/link-windows';
import {
  copyStoredLink,
  switchFailureText,
  requestSwitch,
} from '@/components/options/links/link-commands';
import { linkName } from '@/components/options/links/link-text';
import { addressOfList } from '@/components/options/links/place';
import type { OptionsServices } from '@/components/options/services';
import { DrawnCode } from '@/components/qr/drawn-code';
import { Button } from '@/components/ui/button';
import { Screen } from '@/components/ui/screen';
import { useRequest } from '@/components/ui/use-request';
import { reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { LinkFilter } from '@/lib/model/link-query';
import type { CopyFormat } from '@/lib/model/preferences';
import { copyFormatNames } from '@/lib/texts/notices';

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
        <a class="button button-plain" href={addressOfList(filter)}>
          Back to list
        </a>
        <a class="button button-plain" href={shortUrl} target="_blank" rel="noreferrer">
          Open
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

/** Copies a link as the preferences say, switches it off, or on again, and says beside itself how that went. */
function LinkActions({ link, services, onSwitched }: LinkActionsProps) {
  const [{ said, isBad }, setSaid] = useState({ said: '', isBad: false });
  const status = link.status === 'disabled' ? 'active' : 'disabled';
  const say = (words: string) => setSaid({ said: words, isBad: false });
  const complain = (words: string) => setSaid({ said: words, isBad: true });

  const copy = async () => {
    say('');
    const isCopied = await copyStoredLink(link, services, { format: null, isWanted: () => true });
    if (isCopied) say('Copied');
    else complain('It was not copied.');
  };
  const { isPending, run: press } = useRequest(async () => {
    say('');
    try {
      onSwitched(await requestSwitch(services.send, { shortUrl: link.shortUrl, status }, say));
      say(status === 'active' ? 'Switched on' : 'Switched off');
    } catch (failure) {
      complain(switchFailureText(status, reportOf(failure)));
    }
  });
  return (
    <>
      <Button variant="primary" onClick={() => void copy()}>
        Copy
      </Button>
      {link.told?.gone ? null : (
        <Button class="link-switch" busy={isPending} onClick={() => void press()}>
          {status === 'active' ? 'Switch on' : 'Switch off'}
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
    setSaid(isCopied ? `Copied: ${copyFormatNames[format]}` : 'It was not copied.');
  };
  return (
    <section class="section" aria-labelledby="link-copy-title">
      <h2 id="link-copy-title">Copy as</h2>
      <div class="section-actions">
        {formats.map((format) => (
          <Button
            key={format}
            label={`Copy as ${copyFormatNames[format]}`}
            onClick={() => void copy(format)}
          >
            {copyFormatNames[format]}
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
      <h2 id="link-qr-title">QR code</h2>
      <DrawnCode link={shortUrl} what="short link" services={services} />
    </section>
  );
}

import { Copy, ExternalLink, Power, PowerOff } from 'lucide';
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
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Screen } from '@/components/ui/screen';
import { useRequest } from '@/components/ui/use-request';
import { reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { LinkFilter } from '@/lib/model/link-query';
import { t } from '@/lib/texts/translate';

import { CopyAs, LinkQr } from './link-aside';
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
  const [{ said, isBad }, setSaid] = useState({ said: '', isBad: false });
  return (
    <Screen
      title={linkName(link ?? { shortUrl, title: '' })}
      back={{ href: addressOfList(filter), text: t('links_title') }}
      status={
        <p class={isBad ? 'link-page-failure' : 'status-message'} role="status">
          {said}
        </p>
      }
      actions={
        <LinkActions
          shortUrl={shortUrl}
          link={link}
          services={services}
          onSwitched={linkInfo.replace}
          say={(words, isFailure = false) => setSaid({ said: words, isBad: isFailure })}
        />
      }
      wide
    >
      <div class="screen-columns">
        <div class="screen-column">
          <LinkDetails shortUrl={shortUrl} linkInfo={linkInfo} />
          {link === null ? null : <LinkFiling link={link} services={services} />}
        </div>
        <div class="screen-column">
          <LinkQr shortUrl={shortUrl} link={link} services={services} />
          {link === null ? null : <CopyAs link={link} services={services} />}
        </div>
      </div>
    </Screen>
  );
}

interface LinkActionsProps {
  shortUrl: string;
  /** Null while nothing is known of it: then it can be opened and no more. */
  link: LinkRecord | null;
  services: Pick<OptionsServices, 'send' | 'copyText'>;
  onSwitched: (link: LinkRecord) => void;
  /** Says beside the heading how it went. */
  say: (words: string, isFailure?: boolean) => void;
}

/** Disables a link or enables it again, opens it, and copies it as the preferences say. */
function LinkActions({ shortUrl, link, services, onSwitched, say }: LinkActionsProps) {
  const copy = async () => {
    if (link === null) return;
    say('');
    const isCopied = await copyStoredLink(link, services, { format: null, isWanted: () => true });
    if (isCopied) say(t('common_copied'));
    else say(t('link_copy_failed'), true);
  };
  return (
    <>
      {link === null || link.told?.gone ? null : (
        <SwitchButton link={link} send={services.send} onSwitched={onSwitched} say={say} />
      )}
      <ButtonLink href={shortUrl}>
        <Icon of={ExternalLink} isDirectional />
        {t('common_open')}
      </ButtonLink>
      {link === null ? null : (
        <Button variant="primary" onClick={() => void copy()}>
          <Icon of={Copy} />
          {t('common_copy')}
        </Button>
      )}
    </>
  );
}

interface SwitchButtonProps extends Pick<LinkActionsProps, 'onSwitched' | 'say'> {
  link: LinkRecord;
  send: OptionsServices['send'];
}

function SwitchButton({ link, send, onSwitched, say }: SwitchButtonProps) {
  const isOff = link.status === 'disabled';
  const status = isOff ? 'active' : 'disabled';
  const { isPending, run: press } = useRequest(async () => {
    say('');
    try {
      onSwitched(await requestSwitch(send, { shortUrl: link.shortUrl, status }, say));
      say(t(isOff ? 'link_enabled' : 'link_disabled'));
    } catch (failure) {
      say(switchFailureText(status, reportOf(failure)), true);
    }
  });
  return (
    <Button variant={isOff ? 'secondary' : 'danger'} busy={isPending} onClick={() => void press()}>
      <Icon of={isOff ? Power : PowerOff} />
      <SwitchLabel isOff={isOff} />
    </Button>
  );
}

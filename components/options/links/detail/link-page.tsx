import { Copy, ExternalLink, Power, PowerOff } from 'lucide';
import { useState } from 'preact/hooks';

import { copyLinks } from '@/components/options/copy-links';
import type { LinkWindows } from '@/components/options/links/data/link-windows';
import { DeleteLinkButton, useRemoval } from '@/components/options/links/delete-link';
import {
  SwitchLabel,
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

import { EditButton, EditLink, type Editing, useEditing } from './edit-link';
import { CopyAs, LinkQr } from './link-aside';
import { LinkDetails } from './link-details';
import { LinkStatisticsCard } from './link-facts';
import { LinkFiling } from './link-filing';
import { useLinkInfo } from './use-link-info';

import './link-page.css';
import '@/components/options/qr/qr.css';
import '@/components/options/links/links.css';

interface LinkDetailPageProps {
  shortUrl: string;
  services: OptionsServices;
  windows: LinkWindows;
  filter: LinkFilter;
}

export function LinkDetailPage({ shortUrl, services, windows, filter }: LinkDetailPageProps) {
  const linkInfo = useLinkInfo(services, shortUrl, windows);
  const { link } = linkInfo;
  const [{ said, isBad }, setSaid] = useState({ said: '', isBad: false });
  const editing = useEditing(shortUrl);
  const say = (words: string, isFailure = false) => setSaid({ said: words, isBad: isFailure });
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
          editing={linkInfo.info === null ? null : editing}
          say={say}
        />
      }
      wide
    >
      <div class="screen-columns">
        <div class="screen-column">
          <EditLink
            editing={editing}
            info={linkInfo.info}
            services={services}
            onInfo={linkInfo.showInfo}
            onSaved={(edited) => {
              linkInfo.showEdited(edited);
              say(t('account_saved'));
            }}
          />
          <LinkDetails shortUrl={shortUrl} linkInfo={linkInfo} />
          {link === null ? null : (
            <LinkFiling link={link} services={services} onFiled={linkInfo.refile} />
          )}
          <LinkStatisticsCard linkInfo={linkInfo} send={services.send} />
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
  /** Null as long as nothing tells what could be edited. */
  editing: Editing | null;
  /** Says beside the heading how it went. */
  say: (words: string, isFailure?: boolean) => void;
}

function LinkActions({ shortUrl, link, services, onSwitched, editing, say }: LinkActionsProps) {
  const copy = async () => {
    if (link === null) return;
    say('');
    const isCopied = await copyLinks(services, [link]);
    if (isCopied === null) return;
    say(t(isCopied ? 'common_copied' : 'link_copy_failed'), !isCopied);
  };
  return (
    <>
      {link === null || link.told?.gone ? null : (
        <>
          <TakeOutButton link={link} send={services.send} onSwitched={onSwitched} say={say} />
          {editing === null ? null : <EditButton editing={editing} send={services.send} />}
        </>
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

/** Disables a link, or deletes it where the service knows nothing milder. */
function TakeOutButton(props: SwitchButtonProps) {
  const { link, send, onSwitched, say } = props;
  const onDeleted = (now: LinkRecord) => {
    onSwitched(now);
    say(t('link_deleted'));
  };
  const removal = useRemoval(send) ?? 'none';
  if (removal === 'none') return null;
  return removal === 'disable' ? (
    <SwitchButton {...props} />
  ) : (
    <DeleteLinkButton link={link} send={send} onDeleted={onDeleted} />
  );
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

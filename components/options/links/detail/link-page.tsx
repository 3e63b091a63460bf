import { Copy, ExternalLink, Power, PowerOff } from 'lucide';
import { useState } from 'preact/hooks';

import type { LinkWindows } from '@/components/options/links/data/link-windows';
import { DeleteLinkButton, useRemoval } from '@/components/options/links/delete-link';
import {
  SwitchLabel,
  switchFailureText,
  requestSwitch,
} from '@/components/options/links/link-commands';
import { linkName } from '@/components/options/links/link-text';
import { addressOfList } from '@/components/options/links/place';
import { Button, ButtonLink } from '@/components/ui/button';
import { useCopy } from '@/components/ui/copy';
import { Icon } from '@/components/ui/icon';
import { Screen } from '@/components/ui/screen';
import { useServices } from '@/components/ui/services';
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
  windows: LinkWindows;
  /** The filter of the list that “back” leads to. */
  filter: LinkFilter;
}

/** One link on a page of its own: all that is known of it, and all that can be done with it. */
export function LinkDetailPage({ shortUrl, windows, filter }: LinkDetailPageProps) {
  const linkInfo = useLinkInfo(shortUrl, windows);
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
            onInfo={linkInfo.showInfo}
            onSaved={(edited) => {
              linkInfo.showEdited(edited);
              say(t('common_saved'));
            }}
          />
          <LinkDetails shortUrl={shortUrl} linkInfo={linkInfo} />
          {link === null ? null : <LinkFiling link={link} onFiled={linkInfo.refile} />}
          <LinkStatisticsCard linkInfo={linkInfo} />
        </div>
        <div class="screen-column">
          <LinkQr shortUrl={shortUrl} link={link} />
          {link === null ? null : <CopyAs link={link} />}
        </div>
      </div>
    </Screen>
  );
}

interface LinkActionsProps {
  shortUrl: string;
  /** Null while nothing is known of it: then it can be opened and no more. */
  link: LinkRecord | null;
  onSwitched: (link: LinkRecord) => void;
  /** Null as long as nothing tells what could be edited. */
  editing: Editing | null;
  /** Says beside the heading how it went. */
  say: (words: string, isFailure?: boolean) => void;
}

/** Disables a link or enables it again, opens it, and copies it as the preferences say. */
function LinkActions({ shortUrl, link, onSwitched, editing, say }: LinkActionsProps) {
  const { copyLinks } = useCopy();
  const copy = async () => {
    if (link === null) return;
    say('');
    const isCopied = await copyLinks([link]);
    if (isCopied === null) return;
    say(t(isCopied ? 'common_copied' : 'common_copy_failed'), !isCopied);
  };
  return (
    <>
      {link === null || link.told?.gone ? null : (
        <>
          <TakeOutButton link={link} onSwitched={onSwitched} say={say} />
          {editing === null ? null : <EditButton editing={editing} />}
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
}

/** Disables a link, or deletes it where the service knows nothing milder. */
function TakeOutButton(props: SwitchButtonProps) {
  const { link, onSwitched, say } = props;
  const onDeleted = (now: LinkRecord) => {
    onSwitched(now);
    say(t('link_deleted'));
  };
  const removal = useRemoval() ?? 'none';
  if (removal === 'none') return null;
  return removal === 'disable' ? (
    <SwitchButton {...props} />
  ) : (
    <DeleteLinkButton link={link} onDeleted={onDeleted} />
  );
}

function SwitchButton({ link, onSwitched, say }: SwitchButtonProps) {
  const { send } = useServices();
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

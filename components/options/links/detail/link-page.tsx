import { Copy, ExternalLink, Power, PowerOff, Trash2 } from 'lucide';
import { useState } from 'preact/hooks';

import type { LinkWindows } from '@/components/options/links/data/link-windows';
import { useDeleteLink, useRemoval } from '@/components/options/links/delete-link';
import { switchLink } from '@/components/options/links/link-commands';
import { linkName } from '@/components/options/links/link-text';
import { addressOfList } from '@/components/options/links/place';
import { Button, ButtonLink } from '@/components/ui/button';
import { useCopy } from '@/components/ui/copy';
import { Icon } from '@/components/ui/icon';
import { Screen } from '@/components/ui/screen';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { LinkRecord } from '@/lib/model/link';
import type { LinkFilter } from '@/lib/model/link-query';
import { t } from '@/lib/texts/translate';

import { EditButton, EditLink, useEditing } from './edit-link';
import { CopyAs, LinkQr } from './link-aside';
import { LinkDetails } from './link-details';
import { LinkFiling } from './link-filing';
import { LinkStatisticsCard } from './link-statistics';
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

/** Says beside the heading how an action went. */
type Say = (text: string, isFailure?: boolean) => void;

/** One link on a page of its own: all that is known of it, and all that can be done with it. */
export function LinkDetailPage({ shortUrl, windows, filter }: LinkDetailPageProps) {
  const linkInfo = useLinkInfo(shortUrl, windows);
  const { link, info } = linkInfo;
  const [said, setSaid] = useState({ text: '', isFailure: false });
  const say: Say = (text, isFailure = false) => setSaid({ text, isFailure });
  const editing = useEditing(shortUrl);
  return (
    <Screen
      title={linkName(link ?? { shortUrl, title: '' })}
      back={{ href: addressOfList(filter), text: t('links_title') }}
      status={
        <p class={said.isFailure ? 'link-gone' : 'status-message'} role="status">
          {said.text}
        </p>
      }
      actions={
        <>
          {link === null || link.told?.gone ? null : (
            <>
              <TakeOutButton link={link} onChanged={linkInfo.replace} say={say} />
              {info === null ? null : <EditButton editing={editing} />}
            </>
          )}
          <ButtonLink href={shortUrl}>
            <Icon of={ExternalLink} isDirectional />
            {t('common_open')}
          </ButtonLink>
          {link === null ? null : <CopyLink link={link} say={say} />}
        </>
      }
      wide
    >
      <div class="screen-columns">
        <div class="screen-column">
          <EditLink
            editing={editing}
            info={info}
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

interface TakeOutButtonProps {
  link: LinkRecord;
  onChanged: (link: LinkRecord) => void;
  say: Say;
}

/** Disables a link or enables it again; deletes it where the service knows nothing milder. */
function TakeOutButton({ link, onChanged, say }: TakeOutButtonProps) {
  const { send } = useServices();
  const removal = useRemoval();
  const { askToDelete, dialog } = useDeleteLink((now) => {
    onChanged(now);
    say(t('link_deleted'));
  });
  const { isPending, run: press } = useRequest(async () => {
    say('');
    const { now, text } = await switchLink(send, link, say);
    if (now !== null) onChanged(now);
    say(text, now === null);
  });
  if (removal === 'delete') {
    return (
      <>
        <Button variant="danger" onClick={() => askToDelete(link)}>
          <Icon of={Trash2} />
          {t('link_delete')}
        </Button>
        {dialog}
      </>
    );
  }
  if (removal !== 'disable') return null;
  const isOff = link.status === 'disabled';
  return (
    <Button variant={isOff ? 'secondary' : 'danger'} busy={isPending} onClick={() => void press()}>
      <Icon of={isOff ? Power : PowerOff} />
      <span class="link-switch" data-other={t(isOff ? 'common_disable' : 'common_enable')}>
        {t(isOff ? 'common_enable' : 'common_disable')}
      </span>
    </Button>
  );
}

/** Copies a link as the preferences say. */
function CopyLink({ link, say }: { link: LinkRecord; say: Say }) {
  const { copyLinks } = useCopy();
  const copy = async () => {
    say('');
    const isCopied = await copyLinks([link]);
    if (isCopied !== null) say(t(isCopied ? 'common_copied' : 'common_copy_failed'), !isCopied);
  };
  return (
    <Button variant="primary" onClick={() => void copy()}>
      <Icon of={Copy} />
      {t('common_copy')}
    </Button>
  );
}

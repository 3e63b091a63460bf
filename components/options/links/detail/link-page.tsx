import { Copy, ExternalLink, Pencil } from 'lucide';

import { linkName } from '@/components/options/links/link-text';
import { useLinksScreen } from '@/components/options/links/links-context';
import { addressOfList } from '@/components/options/links/place';
import { useRemoval } from '@/components/options/links/removal';
import { ShareButton } from '@/components/options/links/share-link';
import { LinkVisits } from '@/components/options/visits/link-visits';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Screen } from '@/components/ui/screen';
import type { LinkRecord } from '@/lib/model/link';
import { t } from '@/lib/texts/translate';

import { EditLink, useEditing } from './edit-link';
import { CopyAs, LinkQr } from './link-aside';
import { LinkDetails } from './link-details';
import { LinkFiling } from './link-filing';
import { LinkStatisticsCard } from './link-statistics';
import { useLinkInfo } from './use-link-info';

import '@/components/options/qr/qr.css';
import './link-page.css';

export function LinkPage({ shortUrl }: { shortUrl: string }) {
  const { linksView, actions, showToast } = useLinksScreen();
  const linkInfo = useLinkInfo(shortUrl);
  const { link, info, showInfo, reload } = linkInfo;
  const editing = useEditing(shortUrl);
  const removal = useRemoval();
  const failure = actions.failureOf({ shortUrl });
  return (
    <Screen
      title={linkName(link ?? { shortUrl, title: '' })}
      back={{ href: addressOfList(linksView.view.filter), text: t('links_title') }}
      status={
        <p class={failure === '' ? 'status-message' : 'link-gone'} role="status">
          {failure || actions.copiedOf({ shortUrl })}
        </p>
      }
      actions={
        <>
          {link === null ? null : <SwitchButton link={link} />}
          {info === null || removal === null || removal === 'disable' || link?.told?.gone ? null : (
            <Button buttonRef={editing.opener} onClick={editing.open} disabled={editing.isOpen}>
              <Icon of={Pencil} />
              {t('list_edit')}
            </Button>
          )}
          {link === null ? null : <ShareButton link={link} />}
          <ButtonLink href={shortUrl}>
            <Icon of={ExternalLink} isDirectional />
            {t('common_open')}
          </ButtonLink>
          {link === null ? null : (
            <Button variant="primary" onClick={() => actions.copy(link)}>
              <Icon of={Copy} />
              {t('common_copy')}
            </Button>
          )}
        </>
      }
      wide
    >
      <div class="screen-columns">
        <div class="screen-column">
          <EditLink
            editing={editing}
            info={info}
            onInfo={showInfo}
            onSaved={(edited) => {
              // Where the service could not be asked afterwards, it is asked now.
              if (edited.info === null) reload();
              else showInfo(edited.info);
              showToast({ text: t('common_saved') });
            }}
          />
          <LinkDetails shortUrl={shortUrl} linkInfo={linkInfo} />
          {link === null ? null : <LinkVisits link={link} />}
          {link === null ? null : <LinkFiling link={link} />}
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

/** Disables a link or enables it again; deletes it where the service knows nothing milder. */
function SwitchButton({ link }: { link: LinkRecord }) {
  const { actions } = useLinksScreen();
  const way = actions.switchOf(link);
  if (way === null) return null;
  return (
    <Button
      variant={link.status === 'disabled' ? 'secondary' : 'danger'}
      busy={actions.isSwitching(link)}
      onClick={way.press}
    >
      <Icon of={way.of} />
      {way.text}
    </Button>
  );
}

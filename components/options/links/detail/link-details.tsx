import { CornerDownRight, RefreshCw } from 'lucide';

import { LinkState } from '@/components/options/links/link-state';
import { isOpenable } from '@/components/resource/place';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { Icon } from '@/components/ui/icon';
import { ShortUrl } from '@/components/ui/short-url';
import { WaitLine } from '@/components/ui/wait-line';
import { t } from '@/lib/texts/translate';

import { LinkFacts } from './link-facts';
import type { LinkInfoState } from './use-link-info';

interface LinkDetailsProps {
  shortUrl: string;
  linkInfo: LinkInfoState;
}

/** The short link, how it stands, where it leads, and what else is known; over it, why the service did not say more. */
export function LinkDetails({ shortUrl, linkInfo }: LinkDetailsProps) {
  const { link, info, error, isBusy, waitUntil, reload } = linkInfo;
  const failed = error?.code === 'not_found' ? 'link_details_missing' : 'link_details_failed';
  return (
    <>
      {error === null ? null : (
        <Failure
          error={error}
          title={t(link === null ? failed : `${failed}_older`)}
          retry={reload}
        />
      )}
      <section class="card" aria-label={t('common_details')}>
        <dl class="facts">
          <div class="link-page-well">
            <dt class="unseen">{t('link_fact_short_link')}</dt>
            <dd dir="ltr">
              <a href={shortUrl} target="_blank" rel="noreferrer">
                <ShortUrl url={shortUrl} />
              </a>
            </dd>
            {link === null ? null : (
              <>
                <dt class="unseen">{t('link_fact_status')}</dt>
                <dd>
                  <LinkState link={link} />
                </dd>
              </>
            )}
          </div>
          {link === null || link.longUrl === '' ? null : <Destination address={link.longUrl} />}
        </dl>
        {link === null ? null : <LinkFacts link={link} info={info} />}
        {link === null && error === null ? (
          <div class="link-page-facts" aria-hidden="true">
            <span class="skeleton" />
            <span class="skeleton" />
            <span class="skeleton" />
          </div>
        ) : null}
        <div class="link-page-foot">
          {waitUntil === null ? (
            <p role="status">
              {error === null ? t(isBusy ? 'common_loading' : 'link_details_updated') : null}
            </p>
          ) : (
            <WaitLine until={waitUntil} />
          )}
          <Button class="button-small" variant="ghost" busy={isBusy} onClick={reload}>
            <Icon of={RefreshCw} />
            {t('common_refresh')}
          </Button>
        </div>
      </section>
    </>
  );
}

const Destination = ({ address }: { address: string }) => (
  <div>
    <dt class="unseen">{t('link_fact_destination')}</dt>
    <dd class="link-page-destination">
      <Icon of={CornerDownRight} isDirectional />
      {isOpenable(address) ? (
        <a href={address} target="_blank" rel="noreferrer" dir="ltr" class="clamped">
          {address}
        </a>
      ) : (
        <bdi dir="ltr" class="clamped">
          {address}
        </bdi>
      )}
    </dd>
  </div>
);

import { CornerDownRight, RefreshCw } from 'lucide';

import { RetryActions } from '@/components/options/links/link-commands';
import { linkState, stateDots } from '@/components/options/links/link-text';
import { isOpenable } from '@/components/resource/place';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { ShortUrl } from '@/components/ui/short-url';
import { WaitLine } from '@/components/ui/wait-line';
import type { LinkRecord } from '@/lib/model/link';
import { localDay } from '@/lib/rules/expiry';
import { errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

import { FactsToCome, LinkFacts } from './link-facts';
import type { LinkInfoState } from './use-link-info';

interface LinkDetailsProps {
  shortUrl: string;
  linkInfo: LinkInfoState;
}

export function LinkDetails({ shortUrl, linkInfo }: LinkDetailsProps) {
  const { link, info, error, reload } = linkInfo;
  return (
    <>
      {error === null ? null : (
        <RefreshFailure error={error} isKnown={link !== null} onRetry={reload} />
      )}
      <section class="card" aria-label={t('common_details')}>
        <div class="link-page-leads">
          <LinkWell shortUrl={shortUrl} link={link} />
          {link === null || link.longUrl === '' ? null : <Destination address={link.longUrl} />}
        </div>
        {link === null ? error === null && <FactsToCome /> : <LinkFacts link={link} info={info} />}
        <RefreshLine linkInfo={linkInfo} />
      </section>
    </>
  );
}

function LinkWell({ shortUrl, link }: { shortUrl: string; link: LinkRecord | null }) {
  const state = link === null ? null : linkState(link, localDay(new Date()));
  return (
    <dl class="link-page-well">
      <div class="link-page-well-address">
        <dt class="unseen">{t('link_fact_short_link')}</dt>
        <dd dir="ltr">
          <a href={shortUrl} target="_blank" rel="noreferrer">
            <ShortUrl url={shortUrl} />
          </a>
        </dd>
      </div>
      {state === null ? null : (
        <div>
          <dt class="unseen">{t('link_fact_status')}</dt>
          <dd class="link-page-state">
            <span class={`dot ${stateDots[state.name]}`} />
            {state.text}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Destination({ address }: { address: string }) {
  return (
    <dl class="link-page-destination">
      <dt class="unseen">{t('link_fact_destination')}</dt>
      <dd>
        <Icon of={CornerDownRight} isDirectional />
        {isOpenable(address) ? (
          <a href={address} target="_blank" rel="noreferrer" dir="ltr">
            {address}
          </a>
        ) : (
          <bdi dir="ltr">{address}</bdi>
        )}
      </dd>
    </dl>
  );
}

function RefreshLine({ linkInfo }: { linkInfo: LinkInfoState }) {
  const { isBusy, waitUntil, error, reload } = linkInfo;
  return (
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
  );
}

interface RefreshFailureProps {
  error: NonNullable<LinkInfoState['error']>;
  isKnown: boolean;
  onRetry: () => void;
}

function RefreshFailure({ error, isKnown, onRetry }: RefreshFailureProps) {
  const { sentence, remedy } = errorText(error);
  const title = error.code === 'not_found' ? 'link_details_missing' : 'link_details_failed';
  return (
    <Notice
      tone="error"
      title={t(isKnown ? `${title}_older` : title)}
      page={error.page}
      actions={<RetryActions remedy={remedy} onRetry={onRetry} />}
    >
      {error.code === 'not_found' ? null : sentence}
    </Notice>
  );
}

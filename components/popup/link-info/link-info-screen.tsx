import { FailureOf } from '@/components/link/failure-of';
import { PopupScreen, ShortLink, DoneMark } from '@/components/link/screen';
import { Sparkline } from '@/components/link/sparkline';
import type { Drawn, LinkInfoView } from '@/components/link/view';
import { Button, ButtonLink } from '@/components/ui/button';
import { useFocus } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';
import { mayBeDone } from '@/lib/model/errors';
import type { LinkInfo, LinkRecord } from '@/lib/model/link';
import { localDay } from '@/lib/rules/expiry';
import { canSwitchLinks } from '@/lib/rules/offered';
import { timeInWords } from '@/lib/texts/dates';
import { dayInWords } from '@/lib/texts/day';
import { numberText } from '@/lib/texts/numbers';
import { t } from '@/lib/texts/translate';

import { copyInfoLink, runLinkInfoStep } from './link-info-actions';

/** What the service reports of a short link that a menu asked about. */
export function LinkInfoScreen({ model, view }: Drawn<LinkInfoView>) {
  const { shortUrl, info, copied, error, busy, step } = view;
  const again = () => void runLinkInfoStep(model, shortUrl, step);
  const failure =
    error?.code === 'not_found' ? (
      <Notice tone="error">{t('link_details_missing')}</Notice>
    ) : (
      <FailureOf error={error} busy={busy} again={again} />
    );
  // As long as nothing is known of the link, there is nothing to do with it.
  const isBare = info === null && error !== null;
  return (
    <PopupScreen
      foot={
        isBare ? undefined : (
          <>
            {failure}
            <LinkInfoFoot model={model} view={view} />
          </>
        )
      }
    >
      <h1 class={`headline ${copied === 'yes' ? 'headline-good' : ''}`}>
        {copied === 'yes' ? <DoneMark /> : null}
        {linkInfoHeadline(view)}
      </h1>
      <ShortLink url={shortUrl} off={linkInfoStatus(view) === 'disabled'} />
      {info === null ? null : <LinkInfoFacts info={info} />}
      {isBare ? failure : null}
    </PopupScreen>
  );
}

/** What the service does not report is left out, not guessed. */
function LinkInfoFacts({ info }: { info: LinkInfo }) {
  const { visits, lastAccessed, createdAt, link } = info;
  const visitsName = t('link_fact_visits');
  const facts: [name: string, value: string | null][] = [
    [t('link_fact_status'), statusOf(info)],
    [visitsName, visits === null ? null : numberText(visits)],
    [t('link_fact_last_visit'), lastAccessed && timeInWords(lastAccessed)],
    [t('link_fact_created'), createdAt && timeInWords(createdAt)],
    [t('link_fact_expiration'), lastDayOf(link)],
    [t('link_fact_password'), passwordOf(link)],
  ];
  return (
    // It may be higher than the popup, and nothing in it takes the focus: so it does, to be scrolled with the keyboard.
    <dl class="facts" tabIndex={0} aria-label={t('link_info_title')}>
      {link.longUrl === '' ? null : (
        <div class="fact fact-wide">
          <dt>{t('link_fact_destination')}</dt>
          <dd>
            <bdi dir="ltr">{link.longUrl}</bdi>
          </dd>
        </div>
      )}
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name} class="fact">
            <dt>{name}</dt>
            <dd>
              {value}
              {name === visitsName ? <Sparkline told={link.told} /> : null}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** Null for none, or none that is known. */
function lastDayOf({ expiry, unconfirmed }: LinkRecord): string | null {
  const date = expiry && dayInWords(expiry);
  return date !== null && unconfirmed?.includes('expiry') === true
    ? t('link_expiration_unconfirmed', { date })
    : date;
}

/** Null for none, or none that is known. */
function passwordOf({ hasPassword, unconfirmed }: LinkRecord): string | null {
  if (unconfirmed?.includes('password') === true) return t('link_password_not_confirmed');
  return hasPassword ? t('link_password_required') : null;
}

/** Null where it is unknown. */
function statusOf({ link, statusKnown }: LinkInfo): string | null {
  if (statusKnown && link.status === 'disabled') return t('link_state_disabled');
  if (link.expiry !== null && link.expiry < localDay(new Date()))
    return t('link_info_status_expired');
  return statusKnown ? t('link_state_active') : null;
}

/** What can be done with a short link. All of it keeps its place while the service is asked. */
function LinkInfoFoot({ model, view }: Drawn<LinkInfoView>) {
  const { shortUrl, info, busy } = view;
  const focus = useFocus<HTMLButtonElement>();
  const status = linkInfoStatus(view);
  const next = status === 'disabled' ? 'active' : 'disabled';
  return (
    <div class="foot-row">
      {canSwitchLinks(model.state.connection) ? (
        <Button
          busy={busy && info !== null}
          disabled={info === null && status === null}
          // The second half of a double click was not meant for the words that the first half brought.
          onClick={(event) =>
            event.detail > 1 ? undefined : void runLinkInfoStep(model, shortUrl, next)
          }
        >
          {t(next === 'active' ? 'common_enable' : 'common_disable')}
        </Button>
      ) : null}
      <span class="foot-gap" />
      {info === null || info.link.longUrl === '' ? null : (
        <ButtonLink href={info.link.longUrl}>{t('link_info_open')}</ButtonLink>
      )}
      <Button
        variant="primary"
        buttonRef={focus}
        disabled={info === null}
        onClick={() => info !== null && void copyInfoLink(model, info.link)}
      >
        {t('common_copy')}
      </Button>
    </div>
  );
}

/** By step: while it is done, once it is done, and when it failed. */
const headlines = {
  look: ['link_info_loading', 'link_info_title', 'link_info_title'],
  disabled: ['link_info_disabling', 'link_disabled', 'link_info_not_disabled'],
  active: ['link_info_enabling', 'link_enabled', 'link_info_not_enabled'],
} as const;

/** What was done to a short link, or is being done. */
export function linkInfoHeadline({ step, busy, error, copied }: LinkInfoView): string {
  const [working, done, failed] = headlines[step];
  if (copied === 'yes') return t('result_copied');
  if (copied === 'no') return t('result_copy_failed');
  if (busy) return t(working);
  if (error === null) return t(done);
  return t(mayBeDone(error) ? 'link_info_title' : failed);
}

/** Whether a short link works or is switched off; null where the service did not say and nothing was done here. */
function linkInfoStatus({ info, step, busy, error }: LinkInfoView): LinkRecord['status'] | null {
  if (info !== null) return info.statusKnown ? info.link.status : null;
  return step === 'look' || busy || error !== null ? null : step;
}

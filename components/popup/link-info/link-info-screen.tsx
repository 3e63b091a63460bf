import type { PopupModel } from '@/components/popup/model';
import { Screen, ShortLink, Tick } from '@/components/popup/screen';
import type { BehindView } from '@/components/popup/view';
import { Button, ButtonLink } from '@/components/ui/button';
import { ErrorNotice } from '@/components/ui/error-notice';
import { useFocus } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';
import { mayBeDone } from '@/lib/model/errors';
import type { LinkBehind, LinkRecord } from '@/lib/model/link';
import { localDay } from '@/lib/rules/expiry';
import { timeInWords } from '@/lib/texts/dates';
import { dayInWords } from '@/lib/texts/day';
import { numberText } from '@/lib/texts/format';

import { copyBehind, takeStep } from './link-info-actions';

interface BehindScreenProps {
  model: PopupModel;
  view: BehindView;
}

/** What the service tells of a short link that somebody asked about. */
export function BehindScreen({ model, view }: BehindScreenProps) {
  const { shortUrl, behind, copied } = view;
  const isCopied = copied === 'yes';
  const error = <BehindError model={model} view={view} />;
  // As long as nothing is known of the link, there is nothing to do with it.
  const isBare = behind === null && view.error !== null;
  return (
    <Screen
      foot={
        isBare ? undefined : (
          <>
            {error}
            <BehindFoot model={model} view={view} />
          </>
        )
      }
    >
      <h1 class={`headline ${isCopied ? 'headline-good' : ''}`}>
        {isCopied ? <Tick /> : null}
        {behindHeadline(view)}
      </h1>
      <ShortLink url={shortUrl} off={behindStatus(view) === 'disabled'} />
      {behind === null ? null : <BehindFacts behind={behind} />}
      {isBare ? error : null}
    </Screen>
  );
}

interface BehindErrorProps {
  model: PopupModel;
  view: BehindView;
}

/** Why the last step failed. */
function BehindError({ model, view }: BehindErrorProps) {
  const { error, busy, step } = view;
  const again = () => void takeStep(model, step);
  if (error === null) return null;
  return error.code === 'not_found' ? (
    <Notice tone="error">The service does not know this short link.</Notice>
  ) : (
    <ErrorNotice error={error} busy={busy} remedies={{ retry: again, wait: again, look: again }} />
  );
}

/** What the service tells of a short link. What it does not tell is left out, not guessed. */
function BehindFacts({ behind }: { behind: LinkBehind }) {
  const { longUrl } = behind.link;
  return (
    // It may be higher than the popup, and nothing in it takes the focus: so it does, to be scrolled with the keyboard.
    <dl class="facts" tabIndex={0} aria-label="What the service tells">
      {longUrl === '' ? null : (
        <div class="fact fact-wide">
          <dt>Leads to</dt>
          <dd>
            <bdi dir="ltr">{longUrl}</bdi>
          </dd>
        </div>
      )}
      {factsOf(behind).map(([name, value]) => (
        <div key={name} class="fact">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(behind: LinkBehind): [name: string, value: string][] {
  const { visits, lastAccessed, createdAt, link } = behind;
  const facts: [string, string | null][] = [
    ['Status', statusOf(behind)],
    ['Visits', visits === null ? null : numberText(visits)],
    ['Last visit', lastAccessed && timeInWords(lastAccessed)],
    ['Made on', createdAt && timeInWords(createdAt)],
    ['Last day', link.expiry && dayInWords(link.expiry)],
    ['Password', link.hasPassword ? 'Asked for' : null],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}

/** Null where it cannot be told. */
function statusOf({ link, statusKnown }: LinkBehind): string | null {
  if (statusKnown && link.status === 'disabled') return 'Switched off';
  if (link.expiry !== null && link.expiry < localDay(new Date())) return 'Expired';
  return statusKnown ? 'Works' : null;
}

interface BehindFootProps {
  model: PopupModel;
  view: BehindView;
}

/** What can be done with a short link. All of it keeps its place while the service is asked. */
function BehindFoot({ model, view }: BehindFootProps) {
  const { behind, busy } = view;
  const focus = useFocus<HTMLButtonElement>();
  const status = behindStatus(view);
  const next = status === 'disabled' ? 'active' : 'disabled';
  const copy = () => {
    if (behind !== null) void copyBehind(model, behind.link);
  };
  return (
    <div class="foot-row behind-foot">
      <Button
        busy={busy && behind !== null}
        disabled={behind === null && status === null}
        // The second half of a double click was not meant for the words that the first half brought.
        onClick={(event) => (event.detail > 1 ? undefined : void takeStep(model, next))}
      >
        {next === 'active' ? 'Switch on' : 'Switch off'}
      </Button>
      <span class="foot-gap" />
      {behind === null || behind.link.longUrl === '' ? null : (
        <ButtonLink href={behind.link.longUrl}>Open address</ButtonLink>
      )}
      <Button variant="primary" buttonRef={focus} disabled={behind === null} onClick={copy}>
        Copy
      </Button>
    </div>
  );
}

const atWork = {
  look: 'Looking it up…',
  disabled: 'Switching it off…',
  active: 'Switching it on…',
};

const done = { look: 'What is behind it', disabled: 'Switched off', active: 'Switched on' };

const failed = { look: done.look, disabled: 'Not switched off', active: 'Not switched on' };

/** What was done to a short link, or is being done. */
export function behindHeadline({ step, busy, error, copied }: BehindView): string {
  if (copied === 'yes') return 'Copied';
  if (copied === 'no') return 'Not copied: press Copy';
  if (busy) return atWork[step];
  if (error === null) return done[step];
  return mayBeDone(error) ? done.look : failed[step];
}

/** Whether a short link works or is switched off; null where neither was told nor done here. */
function behindStatus({ behind, step, busy, error }: BehindView): LinkRecord['status'] | null {
  if (behind !== null) return behind.statusKnown ? behind.link.status : null;
  return step === 'look' || busy || error !== null ? null : step;
}

import type { ComponentChildren, ComponentType } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

import type { ErrorCode, ErrorReport } from '@/lib/model/errors';
import { type Remedy, errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

import { Button, ButtonLink } from './button';
import { Notice } from './notice';
import { RichMessage } from './rich-message';
import { useSecondsLeft } from './wait-line';

/** What a button mends; `connect` is a link. */
type PressedRemedy = Exclude<Remedy, 'connect'>;

interface ErrorNoticeProps {
  error: ErrorReport;
  /** What was not done, before the reason. */
  title?: string | undefined;
  /** What pressing a remedy's button does; a remedy without one has no button here. `connect` is always a link. */
  remedies: Partial<Record<PressedRemedy, () => void>>;
  /** A remedy is at work. */
  busy?: boolean | undefined;
  /** The way to the connection, where that is not another page. */
  connect?: ComponentType<{ code: ErrorCode }> | undefined;
  /** Another button beside the remedy's. */
  more?: ComponentChildren;
  /** More to say about it. */
  children?: ComponentChildren;
}

/** A failure: what happened, the service's own words, and the button that mends it. */
export function ErrorNotice(props: ErrorNoticeProps) {
  const { error, title, remedies, busy, connect: Connect = ConnectPage, more, children } = props;
  useLayoutEffect(() => keepPlace, []);
  const { sentence, said, remedy } = errorText(error);
  const press = remedy === 'connect' ? undefined : remedies[remedy];
  return (
    <Notice
      tone="error"
      page={error.page}
      actions={
        remedy === 'connect' ? (
          <>
            <Connect code={error.code} />
            {remedies.retry === undefined ? null : (
              <Button variant="ghost" onClick={remedies.retry} busy={busy}>
                {t('common_try_again')}
              </Button>
            )}
          </>
        ) : press === undefined ? undefined : (
          <>
            <RemedyButton remedy={remedy} until={error.until} press={press} busy={busy} />
            {more}
          </>
        )
      }
    >
      <p>
        {title === undefined ? null : <strong class="notice-title">{title} </strong>}
        {sentence}
      </p>
      {error.link === undefined ? null : (
        <p class="notice-link" dir="ltr">
          {error.link.shortUrl}
        </p>
      )}
      <ServiceSays words={said} />
      {children}
    </Notice>
  );
}

/**
 * Keeps a keyboard's place where a notice or a wait goes away by a press of its own button: on the heading of what is shown then, as nothing
 * else is sure to be there. The options page does so for whatever goes away (`useKeepFocus`), which is more than a popup's start has
 * room for.
 */
export function keepPlace(): void {
  if (!document.activeElement?.closest('.notice-error, .change-waiting')) return;
  queueMicrotask(() => {
    const heading = document.querySelector('h1');
    if (heading === null || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}

const ConnectPage = ({ code }: { code: ErrorCode }) => (
  <ButtonLink href={connectPage}>{connectLabel(code)}</ButtonLink>
);

const labelOf = (remedy: PressedRemedy): string =>
  remedy === 'retry' || remedy === 'wait' ? t('common_try_again') : t(`error_remedy_${remedy}`);

interface RemedyButtonProps {
  remedy: PressedRemedy;
  until: number | undefined;
  press: () => void;
  busy: boolean | undefined;
}

function RemedyButton({ remedy, until, press, busy }: RemedyButtonProps) {
  const left = useSecondsLeft(remedy === 'wait' ? until : undefined);
  return (
    <Button onClick={press} busy={busy} disabled={left > 0}>
      {left > 0 ? t('error_try_again_in', { seconds: left }) : labelOf(remedy)}
    </Button>
  );
}

/** What the way to the connection says under a failure; without one, nothing is connected. */
export function connectLabel(code?: ErrorCode): string {
  if (code === 'unauthorized') return t('error_remedy_key');
  if (code === 'wrong_host') return t('error_remedy_url');
  return t(code === 'not_found' ? 'popup_check_connection' : 'common_connect');
}

/** The service's own words about a failure, in a notice. @param props.words none, where it said nothing */
export const ServiceSays = ({ words }: { words: string | null | undefined }) =>
  words ? (
    <p class="notice-quote">
      <RichMessage of="common_service_says" values={{ words: <bdi>{words}</bdi> }} />
    </p>
  ) : null;

/** Where the connection is set up. */
export const connectPage = '/options.html#connect';

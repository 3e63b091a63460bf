import { Button } from '@/components/ui/button';
import { ServiceSays } from '@/components/ui/error-notice';
import { Notice } from '@/components/ui/notice';
import type { ErrorCode, ErrorReport } from '@/lib/model/errors';
import { errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

import type { ConnectFailure } from './use-connect';

interface ConnectFailureNoticeProps {
  failure: ConnectFailure;
  /** Connects to the address that the service turned out to live at; called first thing in a click. */
  onUseAddress: (address: string) => void;
}

/** Why connecting failed, what to do, and the redirect target as a button where one was found. */
export function ConnectFailureNotice({ failure, onUseAddress }: ConnectFailureNoticeProps) {
  const { address, report } = failure;
  const trueAddress = report.code === 'wrong_host' ? report.address : undefined;
  return (
    <Notice
      tone="error"
      title={connectFailureTitle(report, address)}
      actions={
        trueAddress === undefined ? undefined : (
          <Button onClick={() => onUseAddress(trueAddress)}>
            {t('connection_use_address', { address: trueAddress })}
          </Button>
        )
      }
    >
      <ServiceSays words={report.said} />
      <p>
        {trueAddress === undefined
          ? remedyText(report.code)
          : t('connection_failed_elsewhere_hint')}
      </p>
      {report.code === 'unreachable' ? (
        <details>
          <summary>{t('connection_failed_certificate')}</summary>
          <p>{t('connection_failed_certificate_answer')}</p>
        </details>
      ) : null}
      {isMaybeInBetween(report) ? <p>{t('connection_failed_headers_hint')}</p> : null}
    </Notice>
  );
}

/** Whether it may be no word of the service, but of a proxy or a login in front of it: neither gives reasons as the API does. */
const isMaybeInBetween = ({ code, said }: ErrorReport): boolean =>
  said === undefined && inBetween.has(code);

const inBetween: ReadonlySet<ErrorCode> = new Set([
  'unauthorized',
  'forbidden',
  'wrong_host',
  'unexpected_response',
]);

/** What happened at an address, where connecting knows better than the general sentences. */
export const connectFailureTitle = (report: ErrorReport, address: string): string =>
  isExplained(report.code)
    ? t(`connection_failed_${report.code}`, { address })
    : errorText(report).sentence;

function remedyText(code: ErrorCode): string {
  if (code === 'server_error' || code === 'timeout') return t('connection_failed_hint');
  if (isExplained(code) || isTold(code)) return t(`connection_failed_${code}_hint`);
  return t('connection_failed_hint');
}

/** What an error means while connecting, and what to do about it. */
const explained = [
  'permission_missing',
  'unauthorized',
  'forbidden',
  'plan_limit',
  'not_found',
  'wrong_host',
  'unexpected_response',
  'unreachable',
  'server_error',
  'timeout',
  'rate_limited',
] as const satisfies readonly ErrorCode[];

/** It means what it always does; what to do is another thing. */
const told = ['maintenance', 'offline'] as const satisfies readonly ErrorCode[];

const isExplained = (code: ErrorCode): code is (typeof explained)[number] =>
  explained.some((one) => one === code);

const isTold = (code: ErrorCode): code is (typeof told)[number] => told.some((one) => one === code);

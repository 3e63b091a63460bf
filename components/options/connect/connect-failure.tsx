import { Button } from '@/components/ui/button';
import { ServiceSays } from '@/components/ui/error-notice';
import { Notice } from '@/components/ui/notice';
import type { ErrorCode, ErrorReport } from '@/lib/model/errors';
import { errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

/** An attempt that failed, with the address that it went to. */
interface ConnectFailure {
  address: string;
  report: ErrorReport;
}

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

/** A proxy or a login in front of the service may have answered: neither gives reasons as the API does. */
const isMaybeInBetween = ({ code, said }: ErrorReport): boolean =>
  said === undefined &&
  ['unauthorized', 'forbidden', 'wrong_host', 'unexpected_response'].includes(code);

/** What an error means while connecting, where that is more than the general sentence. */
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

/** What happened at an address. */
export function connectFailureTitle(report: ErrorReport, address: string): string {
  const code = explained.find((one) => one === report.code);
  return code === undefined
    ? errorText(report).sentence
    : t(`connection_failed_${code}`, { address });
}

function remedyText(code: ErrorCode): string {
  const known = [...explained, 'maintenance', 'offline'] as const;
  const hinted = known.find((one) => one === code);
  return hinted === undefined || hinted === 'server_error' || hinted === 'timeout'
    ? t('connection_failed_hint')
    : t(`connection_failed_${hinted}_hint`);
}

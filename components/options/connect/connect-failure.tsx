import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ErrorCode, ErrorReport } from '@/lib/model/errors';
import { errorText } from '@/lib/texts/errors';

import type { ConnectFailure } from './use-connect';

interface ConnectFailureNoticeProps {
  failure: ConnectFailure;
  /** Connects to the address that the service turned out to live at; called first thing in a click. */
  onUseAddress: (address: string) => void;
}

/** Why connecting failed, what to do, and the redirect target as a button where one was found. */
export function ConnectFailureNotice({ failure, onUseAddress }: ConnectFailureNoticeProps) {
  const { address, report } = failure;
  const { happened, remedy } = textOf(report);
  const trueAddress = report.code === 'wrong_host' ? report.address : undefined;
  return (
    <Notice
      tone="error"
      title={happened(address, report)}
      actions={
        trueAddress === undefined ? undefined : (
          <Button onClick={() => onUseAddress(trueAddress)}>{`Use ${trueAddress}`}</Button>
        )
      }
    >
      {report.said === undefined ? null : <p>The service says: “{report.said}”</p>}
      <p>{trueAddress === undefined ? remedy : offeredAddress}</p>
    </Notice>
  );
}

function textOf(report: ErrorReport): FailureText {
  return (
    connectText[report.code] ?? {
      happened: () => errorText(report).sentence,
      remedy: 'Press Connect to try again.',
    }
  );
}

/** A failure in the words of the Connect screen: what happened at an address, and what to do. */
interface FailureText {
  happened: (address: string, report: ErrorReport) => string;
  remedy: string;
}

/** Where the true address is offered, pressing its button is all there is to do. */
const offeredAddress = 'If that is your service, connect to it there. Your key was not sent on.';

/** Where connecting knows better than the general sentences what an error means. */
export const connectText: Partial<Record<ErrorCode, FailureText>> = {
  permission_missing: {
    happened: (address) => `You did not allow Curtail to reach ${address}.`,
    remedy: 'Without that it cannot talk to your service. Press Connect again and choose Allow.',
  },
  unauthorized: {
    happened: (address) => `${address} did not accept this API key.`,
    remedy:
      'Copy the whole key again from your account there. If it is right, see “The key is right but refused” below.',
  },
  forbidden: {
    happened: (address) => `${address} refused this API key.`,
    remedy:
      'Check that the key is whole and that your plan includes API access. If both are so, see “The key is right but refused” below.',
  },
  plan_limit: {
    happened: (address) => `Your plan at ${address} does not allow this.`,
    remedy: 'Look there for a plan that includes API access, or ask whoever runs the service.',
  },
  not_found: {
    happened: (address) => `There is no link service at ${address}.`,
    remedy: 'If your service lives in a sub-folder, add it: example.com/links.',
  },
  wrong_host: {
    happened: (address) => `${address} sends its visitors on to another address.`,
    remedy: 'Open it in a tab, and enter the address that you end up at.',
  },
  unexpected_response: {
    happened: (address) => `${address} answers, but not as a link service does.`,
    remedy:
      'It looks like an ordinary web page. Check the address; if the service lives in a sub-folder, add it: example.com/links.',
  },
  unreachable: {
    happened: (address) => `Nothing answers at ${address}.`,
    remedy: 'Check its spelling, and whether it opens in a tab.',
  },
  maintenance: {
    happened: (_address, report) => errorText(report).sentence,
    remedy: 'Nothing was saved. Press Connect again then.',
  },
  server_error: {
    happened: (address) => `${address} had an error of its own.`,
    remedy: 'Nothing was saved. Press Connect to try again.',
  },
  timeout: {
    happened: (address) => `${address} did not answer in time.`,
    remedy: 'Nothing was changed. Press Connect to try again.',
  },
  offline: {
    happened: () => 'You are offline. Nothing was sent.',
    remedy: 'Press Connect when you are online again.',
  },
  rate_limited: {
    happened: (address) => `${address} takes no more requests for a moment.`,
    remedy: 'Wait a minute, then press Connect again.',
  },
};

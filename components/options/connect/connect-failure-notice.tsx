import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ErrorReport } from '@/lib/model/errors';
import { errorText } from '@/lib/texts/errors';

import { type FailureText, connectText, offeredAddress } from './connect-text';
import type { ConnectFailure } from './use-connect';

interface ConnectFailureNoticeProps {
  failure: ConnectFailure;
  /** Connects to the address that the service turned out to live at; called first thing in a click. */
  onUseAddress: (address: string) => void;
}

/** Why connecting failed, what to do, and the true address as a button where one was found. */
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

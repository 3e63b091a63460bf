import type { ComponentChildren } from 'preact';

import { connectFailureTitle } from '@/components/options/connect/connect-failure';
import { offerAddress } from '@/components/options/services';
import { ServiceSays } from '@/components/ui/error-notice';
import { Notice } from '@/components/ui/notice';
import { RichMessage } from '@/components/ui/rich-message';
import { useServices } from '@/components/ui/services';
import { AppError, type ErrorCode, type ErrorReport, reportOf } from '@/lib/model/errors';
import { normaliseAddress } from '@/lib/rules/url/service-address';
import { t } from '@/lib/texts/translate';

import type { Passphrase } from './passphrase';
import type { CheckedExport } from './read-file';

/** Connects services of a file. A wrong passphrase is reported at its field, too. */
export function useConnectFromFile({ head }: CheckedExport, passphrase: Passphrase) {
  const { requestOrigin, send } = useServices();
  /** Called first thing in a click, as browsers want it. @param becomesCurrent whether it comes to be the service in use */
  return async (service: number, becomesCurrent: () => Promise<boolean>) => {
    const allowed = requestOrigin(originOf(head.services[service]?.address));
    if (!(await allowed)) throw new AppError({ code: 'permission_missing' });
    try {
      const typed = passphrase.value;
      return await send('backup.connect', {
        head,
        passphrase: typed,
        service,
        use: await becomesCurrent(),
      });
    } catch (failure) {
      if (isWrongPassphrase(reportOf(failure))) passphrase.refuse('passphrase_wrong');
      throw failure;
    }
  };
}

export const isWrongPassphrase = ({ problem }: ErrorReport): boolean =>
  problem === 'passphrase_wrong';

/** The match pattern of a service of a file that was checked. */
function originOf(address = ''): string {
  const read = normaliseAddress(address);
  if ('problem' in read) throw new AppError({ code: 'internal' });
  return read.originPattern;
}

/** Where to connect, for a file that tells the address and no key. */
export const MissingKeyNotice = ({ address }: { address: string }) => (
  <Notice tone="info">
    <RichMessage
      of="data_import_keyless"
      values={{ address: <bdi>{address}</bdi>, page: <ConnectLink address={address} /> }}
    />
  </Notice>
);

/** @param props.address that is to stand there; none in particular where it is undefined */
const ConnectLink = ({ address }: { address: string | undefined }) => (
  <a href="#connect" onClick={() => offerAddress(address)}>
    {t('connection_title')}
  </a>
);

interface ConnectFailureProps {
  error: ErrorReport;
  /** As the file has it. */
  address: string;
  children?: ComponentChildren;
}

/** Why a service of a file was not connected. A key or address that it refuses stays so in the file: where else to connect. */
export function FileConnectFailure({ error, address, children }: ConnectFailureProps) {
  const { code, said } = error;
  const moved = code === 'wrong_host' ? error.address : undefined;
  return (
    <Notice tone="error" title={connectFailureTitle(error, address)}>
      <ServiceSays words={said} />
      {children}
      {wrongKey.has(code) ? (
        <p>
          <RichMessage
            of="data_import_enter_key"
            values={{ address: <bdi>{address}</bdi>, page: <ConnectLink address={address} /> }}
          />
        </p>
      ) : null}
      {wrongAddress.has(code) ? (
        <p>
          <RichMessage of="data_import_moved" values={{ page: <ConnectLink address={moved} /> }} />
        </p>
      ) : null}
    </Notice>
  );
}

const wrongKey: ReadonlySet<ErrorCode> = new Set(['unauthorized', 'forbidden']);

/** No key helps at an address where there is no service. */
const wrongAddress: ReadonlySet<ErrorCode> = new Set([
  'not_found',
  'wrong_host',
  'unexpected_response',
]);

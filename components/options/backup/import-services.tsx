import { useRef } from 'preact/hooks';

import { UnencryptedNotice } from '@/components/options/connect/unencrypted-notice';
import { Button } from '@/components/ui/button';
import { useRequest } from '@/components/ui/use-request';
import type { ExportedService } from '@/lib/model/backup-file';
import { connectedAs } from '@/lib/rules/services';
import { t } from '@/lib/texts/translate';

import {
  FileConnectFailure,
  MissingKeyNotice,
  isWrongPassphrase,
  useConnectFromFile,
} from './connect-from-file';
import { ServiceFacts } from './file-summary';
import type { CurrentData } from './import-choices';
import { type Passphrase, PassphraseField } from './passphrase';
import type { CheckedExport } from './read-file';

interface ImportServicesProps {
  content: CheckedExport;
  currentData: CurrentData;
  passphrase: Passphrase;
  /** Links or preferences are being imported: that would end with a new connection. */
  isImporting: boolean;
  isConnecting: boolean;
  setConnecting: (isConnecting: boolean) => void;
  onImported: () => void;
}

/** The services of a file that has several, each with a button that connects it: browsers ask for one origin at a time. */
export function ImportServices(props: ImportServicesProps) {
  const { content, currentData, passphrase } = props;
  const { services } = content.head;
  const connected = (currentData.connected ?? []).map(({ connection }) => connection);
  // Where one was in use before, it stays so; else the file's one in use comes to be, whichever is connected first.
  const wasEmpty = useRef(currentData.connected?.length === 0);
  const connectFromFile = useConnectFromFile(content, passphrase);
  const connect = async (place: number) => {
    props.setConnecting(true);
    return connectFromFile(place, async () => place === 0 && wasEmpty.current).finally(() => {
      props.setConnecting(false);
      props.onImported();
    });
  };
  return (
    <fieldset class="section">
      <legend>{t('services_title')}</legend>
      <div class="screen-column">
        {services.some(({ key }) => key !== null) ? (
          <>
            <p class="screen-lead">{t('data_import_services_lead')}</p>
            <PassphraseField of={passphrase} />
          </>
        ) : null}
        <ul class="screen-column backup-services">
          {services.map((service, place) => (
            <ServiceOfFile
              key={place}
              service={service}
              isConnected={connectedAs(service, connected) !== undefined}
              isOff={props.isConnecting || props.isImporting}
              mayConnect={passphrase.check}
              connect={async () => connect(place)}
            />
          ))}
        </ul>
      </div>
    </fieldset>
  );
}

interface ServiceOfFileProps {
  service: ExportedService;
  isConnected: boolean;
  isOff: boolean;
  mayConnect: () => boolean;
  connect: () => Promise<unknown>;
}

function ServiceOfFile(props: ServiceOfFileProps) {
  const { service, isConnected, isOff, mayConnect, connect } = props;
  const { address, key } = service;
  const { state, isPending, error, run } = useRequest(connect);
  const isDone = isConnected || state.state === 'done';
  return (
    <li class="section">
      <strong>
        <bdi>{address}</bdi>
      </strong>
      <ServiceFacts service={service} />
      {key === null && isConnected ? (
        <p>{t('connection_connected')}</p>
      ) : key === null ? (
        <MissingKeyNotice address={address} />
      ) : (
        <>
          {isDone ? null : <UnencryptedNotice address={address} />}
          <div class="section-actions">
            <Button
              busy={isPending}
              disabled={isDone || isOff}
              onClick={() => mayConnect() && void run()}
            >
              {isDone ? t('connection_connected') : t('data_import_connect', { address })}
            </Button>
          </div>
        </>
      )}
      <p role="status">
        {isPending
          ? t('connection_connecting', { address })
          : state.state === 'done' && t('data_imported_connection', { address })}
      </p>
      {error === null || isWrongPassphrase(error) ? null : (
        <FileConnectFailure error={error} address={address} />
      )}
    </li>
  );
}

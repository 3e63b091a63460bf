import { useRef, useState } from 'preact/hooks';

import { connectFailureTitle } from '@/components/options/connect/connect-failure';
import { UnencryptedNotice } from '@/components/options/connect/unencrypted-notice';
import { Button } from '@/components/ui/button';
import { ServiceSays } from '@/components/ui/error-notice';
import { TextField } from '@/components/ui/fields';
import { Notice } from '@/components/ui/notice';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { ExportedService } from '@/lib/model/backup-file';
import { AppError, type ErrorReport, reportOf } from '@/lib/model/errors';
import { checkPassphrase } from '@/lib/rules/secrets';
import { connectedAs } from '@/lib/rules/services';
import { problemSentence } from '@/lib/texts/problems';
import { t } from '@/lib/texts/translate';

import { ConnectElsewhere, MissingKeyNotice, ServiceFacts } from './file-summary';
import type { CurrentData } from './import-choices';
import type { CheckedExport } from './read-file';
import { originOf } from './use-import';

interface ConnectFromFileParts extends Pick<ImportServicesProps, 'content' | 'currentData'> {
  onEnd: () => void;
}

/** Connects the services of a file, one at a time and each by a click of its own: the browser asks for one origin at a time. */
export function useConnectFromFile({ content, currentData, onEnd }: ConnectFromFileParts) {
  const { requestOrigin, send } = useServices();
  const [passphrase, setPassphrase] = useState('');
  const [problem, setProblem] = useState<string>();
  /** By the place of the service in the file; null when it is connected. */
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, ErrorReport | null>>(new Map());
  const [latest, setLatest] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  // Where one was in use before, it stays so; else the file's one in use comes to be, whichever is connected first.
  const wasEmpty = useRef(currentData.connected?.length === 0);
  const inFile = content.head.services;

  const tellPassphrase = (wrong: string) => {
    setProblem(wrong);
    field.current?.focus();
  };
  const { isPending, run } = useRequest(async (_tools, service: number) => {
    const allowed = requestOrigin(originOf(inFile[service]));
    const tell = (outcome: ErrorReport | null) =>
      setOutcomes((all) => new Map([...all, [service, outcome]]));
    setLatest(service);
    try {
      if (!(await allowed)) throw new AppError({ code: 'permission_missing' });
      const use = service === 0 && wasEmpty.current;
      const { head } = content;
      await send('backup.connect', { head, passphrase, service, use });
      tell(null);
    } catch (failure) {
      const report = reportOf(failure);
      if (report.problem === 'passphrase_wrong')
        tellPassphrase(problemSentence('passphrase_wrong'));
      else tell(report);
    }
    onEnd();
  });

  return {
    outcomes,
    isPending,
    /** The one that was begun last. */
    latest,
    passphrase,
    problem,
    field,
    type: (typed: string) => {
      setPassphrase(typed);
      setProblem(undefined);
    },
    /** Called first thing in a click. */
    connect: (service: number) => {
      const tooShort = checkPassphrase(passphrase);
      if (tooShort === undefined) void run(service);
      else tellPassphrase(problemSentence(tooShort));
    },
  };
}

interface PassphraseFieldProps {
  of: Pick<ReturnType<typeof useConnectFromFile>, 'passphrase' | 'problem' | 'field' | 'type'>;
  required?: boolean;
}

/** The passphrase of the keys in a file. */
export const PassphraseField = ({ of, required }: PassphraseFieldProps) => (
  <TextField
    label={t('data_passphrase')}
    type="password"
    value={of.passphrase}
    onInput={of.type}
    hint={t('data_import_passphrase_hint')}
    problem={of.problem}
    inputRef={of.field}
    required={required}
    code
  />
);

interface ImportServicesProps {
  content: CheckedExport;
  currentData: CurrentData;
  work: ReturnType<typeof useConnectFromFile>;
  /** Links or preferences are being imported: that would end with a new connection. */
  isImporting: boolean;
}

/** The services of a file that has several, each with a button that connects it. */
export function ImportServices({ content, currentData, work, isImporting }: ImportServicesProps) {
  const inFile = content.head.services;
  const connected = (currentData.connected ?? []).map(({ connection }) => connection);
  const hasKeys = inFile.some(({ key }) => key !== null);
  return (
    <fieldset class="section">
      <legend>{t('services_title')}</legend>
      <div class="backup-form">
        {hasKeys ? (
          <>
            <p class="screen-lead">{t('data_import_services_lead')}</p>
            <PassphraseField of={work} />
          </>
        ) : null}
        <ul class="backup-services">
          {inFile.map((service, place) => (
            <ServiceOfFile
              key={place}
              service={service}
              place={place}
              isConnected={connectedAs(service, connected) !== undefined}
              work={work}
              isImporting={isImporting}
            />
          ))}
        </ul>
      </div>
    </fieldset>
  );
}

interface ServiceOfFileProps extends Pick<ImportServicesProps, 'work' | 'isImporting'> {
  service: ExportedService;
  place: number;
  isConnected: boolean;
}

function ServiceOfFile({ service, place, isConnected, work, isImporting }: ServiceOfFileProps) {
  const { address, key } = service;
  const outcome = work.outcomes.get(place);
  const isMine = work.isPending && work.latest === place;
  const isDone = isConnected || outcome === null;
  return (
    <li class="backup-service">
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
              busy={isMine}
              disabled={isDone || work.isPending || isImporting}
              onClick={() => work.connect(place)}
            >
              {isDone ? t('connection_connected') : t('data_import_connect', { address })}
            </Button>
          </div>
        </>
      )}
      <p role="status">
        {isMine
          ? t('connection_connecting', { address })
          : outcome === null
            ? t('data_imported_connection', { address })
            : ''}
      </p>
      {outcome && !isMine ? (
        <Notice tone="error" title={connectFailureTitle(outcome, address)}>
          <ServiceSays words={outcome.said} />
          <ConnectElsewhere error={outcome} address={address} />
        </Notice>
      ) : null}
    </li>
  );
}

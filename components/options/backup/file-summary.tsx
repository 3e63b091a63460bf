import { useContext } from 'preact/hooks';

import { WantedAddressContext } from '@/components/options/services';
import { Notice } from '@/components/ui/notice';
import { RichMessage } from '@/components/ui/rich-message';
import type { ExportedService } from '@/lib/model/backup-file';
import type { ErrorCode, ErrorReport } from '@/lib/model/errors';
import { dayOfMoment } from '@/lib/texts/dates';
import { namesText } from '@/lib/texts/format';
import { plural, t } from '@/lib/texts/translate';

import type { CheckedExport } from './read-file';

/** How many hosts are named. */
const maxHosts = 10;

/** The service of a file that has but one; several are connected one by one (`ImportServices`). */
export function onlyService({ services }: CheckedExport['head']): ExportedService | null {
  const [service = null, ...others] = services;
  return others.length === 0 ? service : null;
}

/** What a file holds and where it is from: the hosts of its links above all. */
export function FileSummary({ name, content }: { name: string; content: CheckedExport }) {
  const { head, links, hosts } = content;
  const { preferences, services: inFile } = head;
  const only = onlyService(head);
  return (
    <>
      <p class="backup-file">
        <RichMessage
          of="data_file"
          values={{
            name: <strong dir="auto">{name}</strong>,
            date: dayOfMoment(Date.parse(head.exportedAt)),
          }}
        />
      </p>
      <ul class="backup-facts">
        {links.length === 0 ? null : (
          <li>{plural('data_file_links', links.length, { hosts: hostNames(hosts) })}</li>
        )}
        {preferences === null ? null : <li>{t('data_file_preferences')}</li>}
        {inFile.length > 1 ? <li>{plural('data_file_services', inFile.length)}</li> : null}
        {only === null ? null : (
          <li>
            {t(only.key === null ? 'data_file_connection_keyless' : 'data_file_connection', {
              address: only.address,
            })}
            <ServiceFacts service={only} />
          </li>
        )}
        {links.length === 0 && preferences === null && inFile.length === 0 ? (
          <li>{t('data_file_empty')}</li>
        ) : null}
      </ul>
    </>
  );
}

/** Everything that a file says of a service besides its address: its author decides what the service does. */
export function ServiceFacts({ service }: { service: ExportedService }) {
  const { name, accountName, pageHosts = [], lastDomain, shortHosts } = service;
  const facts = [
    name && t('data_service_name', { name }),
    accountName && t('data_service_account', { account: accountName }),
    pageHosts.length > 0 && t('services_page_hosts_used', { hosts: namesText(pageHosts) }),
    shortHosts.length > 0 && t('data_service_short_hosts', { hosts: namesText(shortHosts) }),
    lastDomain && t('data_service_last_domain', { domain: lastDomain }),
  ].filter((fact) => typeof fact === 'string');
  return facts.length === 0 ? null : (
    <ul class="backup-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** The names of the hosts with the most links, and how many hosts more there are. */
function hostNames(hosts: readonly string[]): string {
  const further = hosts.length - maxHosts;
  const first = hosts.slice(0, maxHosts);
  return namesText(further > 0 ? [...first, plural('data_file_more_hosts', further)] : first);
}

/** Where to connect, for a file that tells the address and no key. */
export const MissingKeyNotice = ({ address }: { address: string }) => (
  <Notice tone="info">
    <KeyPlace of="data_import_keyless" address={address} />
  </Notice>
);

interface KeyPlaceProps {
  of: 'data_import_keyless' | 'data_import_enter_key';
  address: string;
}

/** Where the key to a service is entered; its address stands there then. */
const KeyPlace = ({ of, address }: KeyPlaceProps) => (
  <RichMessage
    of={of}
    values={{ address: <bdi>{address}</bdi>, page: <ConnectLink address={address} /> }}
  />
);

/** @param address that is to stand there; none in particular where it is undefined */
function ConnectLink({ address }: { address: string | undefined }) {
  const wanted = useContext(WantedAddressContext);
  const handOver = () => {
    wanted.current = address ?? null;
  };
  return (
    <a href="#connect" onClick={handOver}>
      {t('connection_title')}
    </a>
  );
}

interface ConnectFailureProps {
  error: ErrorReport;
  /** As the file has it. */
  address: string;
}

/** A file's key or address that the service refuses is as it is: where else to connect. Of what may pass it says nothing. */
export function ConnectElsewhere({ error, address }: ConnectFailureProps) {
  const { code } = error;
  if (wrongKey.has(code)) {
    return (
      <p>
        <KeyPlace of="data_import_enter_key" address={address} />
      </p>
    );
  }
  if (!wrongAddress.has(code)) return null;
  const moved = code === 'wrong_host' ? error.address : undefined;
  return (
    <p>
      <RichMessage of="data_import_moved" values={{ page: <ConnectLink address={moved} /> }} />
    </p>
  );
}

const wrongKey: ReadonlySet<ErrorCode> = new Set(['unauthorized', 'forbidden']);

/** No key helps at an address where there is no service. */
const wrongAddress: ReadonlySet<ErrorCode> = new Set([
  'not_found',
  'wrong_host',
  'unexpected_response',
]);

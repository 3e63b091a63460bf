import { RichMessage } from '@/components/ui/rich-message';
import type { ExportedService } from '@/lib/model/backup-file';
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
  const { preferences, services } = head;
  const only = onlyService(head);
  return (
    <>
      <p>
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
        {services.length > 1 ? <li>{plural('data_file_services', services.length)}</li> : null}
        {only === null ? null : (
          <li>
            {t(only.key === null ? 'data_file_connection_keyless' : 'data_file_connection', {
              address: only.address,
            })}
            <ServiceFacts service={only} />
          </li>
        )}
        {links.length === 0 && preferences === null && services.length === 0 ? (
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

import { useContext } from 'preact/hooks';

import { WantedAddressContext } from '@/components/options/services';
import { Notice } from '@/components/ui/notice';
import { RichMessage } from '@/components/ui/rich-message';
import { longDayOfMoment } from '@/lib/texts/dates';
import { namesText } from '@/lib/texts/format';
import { plural, t } from '@/lib/texts/translate';

import type { CheckedExport } from './read-file';

/** How many hosts are named. */
const maxHosts = 10;

/** What a file holds, so that whoever imports it sees whose it is: the hosts of its links above all. */
export function FileSummary({ name, content }: { name: string; content: CheckedExport }) {
  const { head, links, hosts } = content;
  const { connection, preferences } = head;
  return (
    <>
      <p class="backup-file">
        <RichMessage
          of="data_file"
          values={{
            name: <strong dir="auto">{name}</strong>,
            date: longDayOfMoment(Date.parse(head.exportedAt)),
          }}
        />
      </p>
      <ul class="backup-facts">
        {links.length === 0 ? null : (
          <li>{plural('data_file_links', links.length, { hosts: hostNames(hosts) })}</li>
        )}
        {preferences === null ? null : <li>{t('data_file_preferences')}</li>}
        {connection === null ? null : (
          <li>
            {t(connection.key === null ? 'data_file_connection_keyless' : 'data_file_connection', {
              address: connection.address,
            })}
          </li>
        )}
        {links.length === 0 && preferences === null && connection === null ? (
          <li>{t('data_file_empty')}</li>
        ) : null}
      </ul>
    </>
  );
}

/** The names of the hosts with the most links, and how many hosts more there are. */
function hostNames(hosts: readonly string[]): string {
  const further = hosts.length - maxHosts;
  const first = hosts.slice(0, maxHosts);
  return namesText(further > 0 ? [...first, plural('data_file_more_hosts', further)] : first);
}

/** Where to connect, for a file that tells the address and no key. */
export function MissingKeyNotice({ address }: { address: string }) {
  const wanted = useContext(WantedAddressContext);
  const handOver = () => {
    wanted.current = address;
  };
  return (
    <Notice tone="info">
      <RichMessage
        of="data_import_keyless"
        values={{
          address: <bdi>{address}</bdi>,
          page: (
            <a href="#connect" onClick={handOver}>
              {t('connection_title')}
            </a>
          ),
        }}
      />
    </Notice>
  );
}

import { countText, numberText } from '@/lib/texts/count-text';

import type { CheckedExport } from './check-export';

const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });

/** As many hosts as are named. */
const mostHosts = 10;

/** What a file holds, so that whoever imports it sees whose it is: the hosts of its links above all. */
export function WhatIsInIt({ name, content }: { name: string; content: CheckedExport }) {
  const { head, links, hosts } = content;
  const { connection, preferences } = head;
  return (
    <>
      <p class="moving-file">
        <strong>{name}</strong>, exported on {days.format(new Date(head.exportedAt))}, holds:
      </p>
      <ul class="moving-facts">
        <li>
          {links.length === 0
            ? 'no links'
            : `${countText(links.length, 'link')} on ${named(hosts)}`}
        </li>
        <li>{preferences === null ? 'no preferences' : 'preferences'}</li>
        <li>
          {connection === null
            ? 'no connection'
            : `the connection to ${connection.address}, ${connection.key === null ? 'without its API key' : 'with its API key, encrypted'}`}
        </li>
      </ul>
    </>
  );
}

/** Those with the fewest links are not named where there are many; that there are such is never left out. */
function named(hosts: readonly string[]): string {
  const further = hosts.length - mostHosts;
  const first = hosts.slice(0, mostHosts).join(', ');
  return further > 0 ? `${first} and ${numberText(further)} more` : first;
}

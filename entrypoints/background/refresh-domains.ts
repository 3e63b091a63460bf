import { listDomainHosts } from '@/lib/links/list-domain-hosts';
import { domainsItem } from '@/lib/storage/items';

import type { Parts } from './compose';

/** Milliseconds for which a list that a page asked for is good enough. */
const youngFor = 60_000;

/** Lists the branded domains' hosts anew and remembers them for the popup. */
export async function refreshDomains({ read }: Parts['account']): Promise<string[]> {
  const hosts = await listDomainHosts(
    async (page) => (await read('listDomains', page, youngFor)).value,
  );
  await domainsItem.set(hosts);
  return hosts;
}

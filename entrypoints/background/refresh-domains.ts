import { listDomainHosts } from '@/lib/links/list-domain-hosts';
import { youngEnough } from '@/lib/rules/list-requests';
import { domainsItem } from '@/lib/storage/items';

import type { Parts } from './compose';

/** Lists the branded domains' hosts anew and remembers them for the popup. */
export async function refreshDomains({ read }: Parts['account']): Promise<string[]> {
  const hosts = await listDomainHosts(
    async (page) => (await read('listDomains', page, youngEnough)).value,
  );
  await domainsItem.set(hosts);
  return hosts;
}

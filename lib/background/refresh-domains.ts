import type { Parts } from '@/entrypoints/background/compose';
import { listDomainHosts } from '@/lib/links/list-domain-hosts';
import { youngEnough } from '@/lib/rules/list-requests';

/** Lists the branded domains' hosts anew and remembers them for the popup. */
export async function refreshDomains({
  account: { read },
  stores,
}: Pick<Parts, 'account' | 'stores'>): Promise<string[]> {
  const hosts = await listDomainHosts(
    async (page) => (await read('listDomains', page, youngEnough)).value,
  );
  await stores.domains.set(hosts);
  return hosts;
}

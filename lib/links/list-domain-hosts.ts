import type { Call } from '@/lib/contract/operations';
import { domainHost } from '@/lib/rules/domain';

/** As many pages as one look at the domains may cost: the account API counts every request. */
const mostPages = 3;

const perPage = 100;

/**
 * Lists the hosts of the branded domains that the account may use, each once.
 * Hosts append the operator's shared domains to every page, so rows repeat (observed.md, "Lists").
 */
export async function listDomainHosts(call: Call): Promise<string[]> {
  const hosts = new Set<string>();
  let page: number | null = 1;
  for (let pages = 0; page !== null && pages < mostPages; pages += 1) {
    const list: Awaited<ReturnType<typeof call<'listDomains'>>> = await call('listDomains', {
      limit: perPage,
      page,
    });
    for (const { domain } of list.items) addHost(hosts, domain);
    page = list.nextPage;
  }
  return [...hosts];
}

function addHost(hosts: Set<string>, domain: string): void {
  const host = domainHost(domain);
  if (host !== null) hosts.add(host);
}

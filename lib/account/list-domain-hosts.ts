import type { Input, Output } from '@/lib/operations/operations';
import { firstRequest, maxDomainPages, pageOfThousand } from '@/lib/rules/list-rows';
import { listedHost } from '@/lib/rules/url/service-address';

type ReadPage = (input: Input<'listDomains'>) => Promise<Output<'listDomains'>>;

/**
 * Lists the hosts of the branded domains that the account may use, each once, as the service spells them.
 * Hosts append the operator's shared domains to every page, so rows repeat (observed.md, "Lists").
 * @param readPage is asked for the pages that the screens ask for, so that they can share the answers
 */
export async function listDomainHosts(readPage: ReadPage): Promise<string[]> {
  const first = await readPage(firstRequest);
  const hosts = new Set<string>();
  addHosts(hosts, first);
  let page = first.nextPage === null ? null : 1;
  for (let pages = 0; page !== null && pages < maxDomainPages; pages += 1) {
    const next = await readPage({ limit: pageOfThousand, page });
    addHosts(hosts, next);
    page = next.nextPage;
  }
  return [...hosts];
}

function addHosts(hosts: Set<string>, { items }: Output<'listDomains'>): void {
  for (const { domain } of items) {
    const host = listedHost(domain);
    if (host !== null) hosts.add(host);
  }
}

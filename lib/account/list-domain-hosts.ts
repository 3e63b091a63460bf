import type { Input, Output } from '@/lib/operations/operations';
import { firstRequest, maxDomainPages, pageOfThousand } from '@/lib/rules/list-rows';
import { listedHost } from '@/lib/rules/url/service-address';

/**
 * Lists the hosts of the branded domains that the account may use, each once, as the service spells them.
 * Hosts append the operator's shared domains to every page, so rows repeat (observed.md, "Lists").
 * @param readPage is asked for the pages that the screens ask for, so that they can share the answers
 */
export async function listDomainHosts(
  readPage: (input: Input<'listDomains'>) => Promise<Output<'listDomains'>>,
): Promise<string[]> {
  const first = await readPage(firstRequest);
  const answers = [first];
  let page = first.nextPage === null ? null : 1;
  for (let pages = 0; page !== null && pages < maxDomainPages; pages += 1) {
    const next = await readPage({ limit: pageOfThousand, page });
    answers.push(next);
    page = next.nextPage;
  }
  const hosts = answers.flatMap(({ items }) =>
    items.flatMap(({ domain }) => listedHost(domain) ?? []),
  );
  return [...new Set(hosts)];
}

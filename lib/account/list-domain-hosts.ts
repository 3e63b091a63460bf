import type { Input, Output } from '@/lib/operations/operations';
import { firstRequest, maxDomainPages, pageOfThousand } from '@/lib/rules/list-rows';
import { listedHost } from '@/lib/rules/url/service-address';

/**
 * The account's branded domains, as the service spells them. The operator's shared ones repeat on every page (observed.md, "Lists").
 * @param readPage is asked for the pages that the screens ask for, so that they can share the answers
 */
export async function listDomainHosts(
  readPage: (input: Input<'listDomains'>) => Promise<Output<'listDomains'>>,
): Promise<string[]> {
  const { items, nextPage } = await readPage(firstRequest);
  const rows = [...items];
  let page = nextPage === null ? null : 1;
  for (let pages = 0; page !== null && pages < maxDomainPages; pages += 1) {
    const next = await readPage({ limit: pageOfThousand, page });
    rows.push(...next.items);
    page = next.nextPage;
  }
  return [...new Set(rows.flatMap(({ domain }) => listedHost(domain) ?? []))];
}

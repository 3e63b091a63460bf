import { standingOf } from '@/lib/link-index/entry';
import { createTally, daysFrom, kindsOf } from '@/lib/link-index/kinds';
import type { LinkIndex } from '@/lib/link-index/link-index';
import { newest } from '@/lib/link-index/orders';
import type { LinkRecord } from '@/lib/model/link';
import type { LinkQuery } from '@/lib/model/link-query';
import { foldedWords } from '@/lib/rules/fold';

import { type ServiceSummary, type Summary, newestNamed } from './summary';

/** Whether a summary has the answer: the newest links, all of them looked at, as they are when the list is opened. */
export const isInSummary = ({ words, filter, host, order, from, count }: LinkQuery): boolean =>
  foldedWords(words).length === 0 &&
  filter === 'all' &&
  host === null &&
  order === 'newest' &&
  from + count <= newestNamed;

/**
 * Answers what is in a summary, and answers it as the index of all links does.
 * @param added the links that are not in it yet
 */
export const createSummaryFinder = (
  summary: Summary,
  added: readonly LinkRecord[],
): Pick<LinkIndex, 'find'> => ({
  find({ from, count }, service, today) {
    const its = summary.find((each) => each.service === service) ?? noLinks(service);
    const others = added.filter((link) => link.service === service).map(standingOf);
    const days = daysFrom(today);
    const tally = createTally();
    const { flags, expiry, links } = its.alike;
    links.forEach((many, i) =>
      tally.add(kindsOf({ flags: flags[i] ?? 0, expiry: expiry[i] ?? 0 }, days), many),
    );
    for (const each of others) tally.add(kindsOf(each, days));
    const counts = tally.counts();
    const inOrder = [...its.newest, ...others].toSorted(newest);
    return {
      shortUrls: inOrder.slice(from, from + count).map(({ shortUrl }) => shortUrl),
      total: counts.all,
      counts,
      hosts: [...new Set([...its.hosts, ...others.map(({ host }) => host)])].toSorted(),
    };
  },
});

const noLinks = (service: string): ServiceSummary => ({
  service,
  newest: [],
  hosts: [],
  alike: { flags: new Uint8Array(), expiry: new Uint32Array(), links: new Uint32Array() },
});

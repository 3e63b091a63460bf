import { lazy } from '@/lib/async/lazy';
import type { Entries } from '@/lib/link-index/entries';
import { type Entry, entryStatusOf, newestFirst } from '@/lib/link-index/entry';
import { createTally, daysFrom, kindsOf } from '@/lib/link-index/kinds';
import type { LinkIndex } from '@/lib/link-index/link-index';
import type { LinkRecord } from '@/lib/model/link';
import type { LinkQuery } from '@/lib/model/link-query';
import { type Infer, z } from '@/lib/model/z';
import { foldedWords } from '@/lib/rules/text';

/** How many of the newest links of a service a summary names, when there are as many. */
export const maxNewest = 200;

/** The links of a service, as far as a look at its newest ones needs them. */
const serviceSummary = lazy(() =>
  z.object({
    /** As `serviceIdOf` gives it. */
    service: z.string(),
    /** In the order `newest`. */
    newest: z.array(z.object({ shortUrl: z.string(), createdAt: z.number() })),
    hosts: z.array(z.string()),
    /** How many links have the same flags and last day: what they count as changes from day to day. */
    alike: z.object({
      flags: z.instanceof(Uint8Array),
      expiry: z.instanceof(Uint32Array),
      links: z.instanceof(Uint32Array),
    }),
  }),
);

type ServiceSummary = Infer<typeof serviceSummary>;

/** What can be said of all links without their words, for each service. Belongs to a version (format.ts). */
export const storedSummary = lazy(() => z.array(serviceSummary()));

type Summary = Infer<typeof storedSummary>;

/** Takes a few milliseconds for 100,000 entries. */
export function summaryOf(entries: Entries): Summary {
  const gathered = new Map<string, Gathered>();
  for (const slot of entries.inOrder('newest')) {
    const entry = entries.bySlot[slot];
    if (entry === undefined) continue;
    let its = gathered.get(entry.service);
    if (its === undefined) gathered.set(entry.service, (its = gatheredNothing()));
    gather(its, entry);
  }
  return [...gathered].map(([service, its]) => toServiceSummary(service, its));
}

interface Gathered extends Pick<ServiceSummary, 'newest'> {
  hosts: Set<string>;
  /** By flags and last day. */
  alike: Map<number, number>;
}

const gatheredNothing = (): Gathered => ({ newest: [], hosts: new Set(), alike: new Map() });

/** More than all flags together. */
const shift = 256;

function gather(
  { newest, hosts, alike }: Gathered,
  { shortUrl, createdAt, host, expiry, flags }: Entry,
): void {
  if (newest.length < maxNewest) newest.push({ shortUrl, createdAt });
  hosts.add(host);
  const key = expiry * shift + flags;
  alike.set(key, (alike.get(key) ?? 0) + 1);
}

function toServiceSummary(service: string, { newest, hosts, alike }: Gathered): ServiceSummary {
  const keys = [...alike.keys()];
  return {
    service,
    newest,
    hosts: [...hosts],
    alike: {
      flags: Uint8Array.from(keys, (key) => key % shift),
      expiry: Uint32Array.from(keys, (key) => Math.floor(key / shift)),
      links: Uint32Array.from(alike.values()),
    },
  };
}

/** Whether a summary has the answer: the newest links, all of them looked at, as they are when the list is opened. */
export const isInSummary = ({ words, filter, host, order, from, count }: LinkQuery): boolean =>
  foldedWords(words).length === 0 &&
  filter === 'all' &&
  host === null &&
  order === 'newest' &&
  from + count <= maxNewest;

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
    const others = added.filter((link) => link.service === service).map(entryStatusOf);
    const days = daysFrom(today);
    const tally = createTally();
    const { flags, expiry, links } = its.alike;
    links.forEach((many, i) =>
      tally.add(kindsOf({ flags: flags[i] ?? 0, expiry: expiry[i] ?? 0 }, days), many),
    );
    for (const each of others) tally.add(kindsOf(each, days));
    const counts = tally.counts();
    const inOrder = [...its.newest, ...others].toSorted(newestFirst);
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

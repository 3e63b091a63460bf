import type { Bulk } from '@/lib/model/run';
import type { ServiceView } from '@/lib/model/service';
import type { StoredLinks } from '@/lib/model/stored-data';

/** What a report is written from; null for what could not be had. */
export interface ReportFacts {
  version: string;
  browser: string;
  language: string;
  services: readonly ServiceView[] | null;
  links: StoredLinks | null;
  bulk: Pick<Bulk, 'state' | 'total' | 'made' | 'existing' | 'failed'> | null;
}

/**
 * The state of Curtail for those who mend it, in data whatever the language of the page is. It names what may be in it, so that
 * nothing that tells of a service, an account, a page or a link gets there.
 */
export function reportText({ version, browser, language, ...facts }: ReportFacts): string {
  const { services, links, bulk } = facts;
  const report = {
    version,
    browser,
    language,
    services: services?.map(stateOf) ?? null,
    links: links && { count: links.count, elsewhere: links.elsewhere },
    bulk: bulk && {
      state: bulk.state,
      total: bulk.total,
      made: bulk.made,
      existing: bulk.existing,
      failed: bulk.failed,
    },
  };
  return JSON.stringify(report, null, 2);
}

const stateOf = ({ inUse, connection }: ServiceView) => ({
  inUse,
  account: connection.apis.account,
  shortUrl: connection.apis.shortUrl,
  accountLinks: connection.apis.accountLinks,
  linksBy: connection.linksBy,
  extraHeaders: connection.headerNames?.length,
  trouble: connection.trouble?.code,
});

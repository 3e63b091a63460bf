import type { RowWithLink } from '@/components/options/bulk/results';
import { readTags, withTags } from '@/lib/rules/url/tags';
import { t } from '@/lib/texts/translate';

/** What a link of a list is for: its channel, or else its source; blank for neither. */
export const purposeOf = ({ channel, url }: RowWithLink): string =>
  channel?.name ?? readTags(url).find(({ name }) => name === 'utm_source')?.value ?? '';

const untagged = (url: string): string =>
  withTags(
    url,
    readTags(url).map(({ name }) => ({ name, value: '' })),
  );

/** The links of a list as a table: a row for each address, a column for each purpose. Its first row names these. */
export function launchSheet(results: readonly RowWithLink[]): string[][] {
  const purposes = [...new Set(results.map(purposeOf))];
  const head = purposes.map((purpose) => purpose || t('link_fact_short_link'));
  const pages = Map.groupBy(results, ({ url }) => untagged(url));
  const rows = Array.from(pages, ([page, links]) => {
    const byPurpose = Map.groupBy(links, purposeOf);
    const linksFor = (purpose: string) =>
      byPurpose.get(purpose)?.map(({ shortUrl }) => shortUrl) ?? [];
    return [page].concat(purposes.map((purpose) => linksFor(purpose).join(' ')));
  });
  return [[t('form_url'), ...head], ...rows];
}

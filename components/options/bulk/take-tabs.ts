import type { Services } from '@/components/options/services';
import { oneLine } from '@/lib/rules/one-line';
import { pageProblem } from '@/lib/rules/url/page-problem';

import type { TakenText } from './bulk-draft';

/**
 * The tabs of this window as a table of addresses and titles.
 * @returns why not, or the table and how many tabs have pages that cannot be shortened
 */
export async function takeTabs({
  tabsHere,
}: Pick<Services, 'tabsHere'>): Promise<string | { taken: TakenText; leftOut: number }> {
  const tabs = await tabsHere();
  // Nobody means this page.
  const others = tabs.filter(({ url }) => !url.startsWith(`${location.origin}/`));
  const pages = others.filter(({ url }) => pageProblem(url) === null);
  if (pages.length === 0) return 'No tab of this window has a page that can be shortened.';
  const rows = pages.map(({ url, title }) => [url, oneLine(title)].map(quoted).join('\t'));
  const text = ['Address\tTitle', ...rows].join('\n');
  return {
    taken: { name: 'Tabs of this window', text, isTable: true },
    leftOut: others.length - pages.length,
  };
}

const quoted = (cell: string): string =>
  /["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

import { csvFile } from '@/components/options/csv-file';
import { linkPages, pageSize } from '@/components/options/links/data/link-pages';
import type { LinkView } from '@/components/options/links/data/shown-links';
import { type LinkStateName, linkState } from '@/components/options/links/link-text';
import { type Steps, type StepsState, useSteps } from '@/components/options/use-steps';
import { useServices, type OptionsServices } from '@/components/ui/services';
import type { LinkRecord } from '@/lib/model/link';
import { localDay } from '@/lib/rules/expiry';
import { filedIn } from '@/lib/rules/link';
import { inOneSentence } from '@/lib/texts/errors';
import { plural, t } from '@/lib/texts/translate';

export function useCsvExport() {
  const { send, saveFile } = useServices();
  const { state, begin, stop } = useSteps<number>();
  const save = (view: LinkView) =>
    begin(async (steps) => {
      const { content, name, links } = await linksCsv(foundLinks(send, view, steps));
      // Called off at the last moment, too.
      steps.reach(links, links);
      saveFile(content, name);
      return links;
    });
  return { isWorking: state.state === 'working', said: statusText(state), save, stop };
}

function statusText(state: StepsState<number>): string {
  if (state.state === 'done') return plural('links_exported', state.value);
  if (state.state === 'failed') {
    return t('links_export_failed', { reason: inOneSentence(state.error) });
  }
  if (state.state !== 'working' || state.progress === null) return '';
  const { done, total } = state.progress;
  return t('links_export_progress', { done, total });
}

async function* foundLinks(
  send: OptionsServices['send'],
  view: LinkView,
  steps: Steps,
): AsyncGenerator<LinkRecord[]> {
  let done = 0;
  for await (const { links, total } of linkPages(send, view)) {
    done = Math.min(done + pageSize, total);
    steps.reach(done, total);
    yield links;
  }
}

export interface WrittenFile {
  content: Blob;
  name: string;
  links: number;
}

type Parts = Iterable<readonly LinkRecord[]> | AsyncIterable<readonly LinkRecord[]>;

export async function linksCsv(parts: Parts): Promise<WrittenFile> {
  const today = localDay(new Date());
  let links = 0;
  async function* table() {
    yield [linkHeadings];
    for await (const part of parts) {
      yield part.map((link) => linkRow(link, today));
      links += part.length;
    }
  }
  const content = await csvFile(table());
  return { content, name: `curtail-links-${today}.csv`, links };
}

/** As spreadsheets take it: `2026-11-20 08:00`, on the reader's clock, or the service's for a link made elsewhere. */
function creationTime({ createdAt: at, elsewhere }: LinkRecord): string {
  if (at === 0) return '';
  // What a service wrote of a link made elsewhere was read as if its zone were UTC.
  const offset = elsewhere ? 0 : new Date(at).getTimezoneOffset();
  const local = new Date(at - offset * 60_000);
  return local.toISOString().slice(0, 16).replace('T', ' ');
}

/** English in every language: a list to shorten, and a spreadsheet's formulas, are read by headings and states. */
const columns: readonly (readonly [
  heading: string,
  of: (link: LinkRecord, today: string) => string | number | null | undefined,
])[] = [
  ['Short link', ({ shortUrl }) => shortUrl],
  ['Destination URL', ({ longUrl }) => longUrl],
  ['Title', ({ title }) => title],
  ['Created', creationTime],
  ['Created elsewhere', ({ elsewhere }) => yesOrNo(elsewhere)],
  ['Alias', ({ alias }) => alias],
  ['Domain', ({ domain }) => domain],
  ['Expiration', ({ expiry }) => expiry],
  [
    'Password protected',
    // One that the service has not confirmed protects nothing for certain.
    ({ hasPassword, unconfirmed }) =>
      unconfirmed?.includes('password') ? 'Unconfirmed' : yesOrNo(hasPassword),
  ],
  ['Status', (link, today) => states[linkState(link, today).name]],
  ['Campaign', (link) => filedIn(link, 'campaign')],
  ['Channels', (link) => filedIn(link, 'channel')],
  ['Visits', ({ told }) => told?.visits],
  ['Last visit', ({ told }) => told?.lastAccessed],
  ['Service', ({ service }) => service],
];

const states: Readonly<Record<LinkStateName, string>> = {
  works: 'Active',
  soon: 'Active',
  off: 'Disabled',
  expired: 'Expired',
  doubtful: 'Not active on your service',
  gone: 'Deleted from your service',
};

const yesOrNo = (value: boolean | undefined): string => (value === true ? 'Yes' : 'No');

export const linkHeadings: readonly string[] = columns.map(([heading]) => heading);

export const linkRow = (link: LinkRecord, today: string): string[] =>
  columns.map(([, of]) => String(of(link, today) ?? ''));

import { linkState, stateNames } from '@/components/options/links/link-state';
import type { LinkRecord } from '@/lib/model/link';
import { filedIn } from '@/lib/rules/filed-in';

/** Day and time on the clock of the reader, as spreadsheets take them: `2026-11-20 08:00`; blank where nobody told it. */
function momentText(at: number): string {
  if (at === 0) return '';
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16).replace('T', ' ');
}

/** The columns of the file, each with what it holds of a link. `today`: `YYYY-MM-DD`. */
const columns: readonly (readonly [
  heading: string,
  of: (link: LinkRecord, today: string) => string | number | null | undefined,
])[] = [
  ['Short link', ({ shortUrl }) => shortUrl],
  ['Long URL', ({ longUrl }) => longUrl],
  ['Title', ({ title }) => title],
  ['Made', ({ createdAt }) => momentText(createdAt)],
  ['Made elsewhere', ({ elsewhere }) => yesOrNo(elsewhere)],
  ['Alias', ({ alias }) => alias],
  ['Domain', ({ domain }) => domain],
  ['Expiry', ({ expiry }) => expiry],
  ['Protected', protectedText],
  ['Status', (link, today) => stateNames[linkState(link, today).name]],
  ['Campaign', (link) => filedIn(link, 'campaign')],
  ['Channels', (link) => filedIn(link, 'channel')],
  ['Visits', ({ told }) => told?.visits],
  ['Last access', ({ told }) => told?.lastAccessed],
  ['Service', ({ service }) => service],
];

/** A password that was asked for, and that the service has not confirmed, protects nothing for certain. */
function protectedText({ hasPassword, unconfirmed }: LinkRecord): string {
  return unconfirmed?.includes('password') === true ? 'Unconfirmed' : yesOrNo(hasPassword);
}

const yesOrNo = (value: boolean | undefined): string => (value === true ? 'Yes' : 'No');

export const linkHeadings: readonly string[] = columns.map(([heading]) => heading);

export const linkRow = (link: LinkRecord, today: string): string[] =>
  columns.map(([, of]) => String(of(link, today) ?? ''));

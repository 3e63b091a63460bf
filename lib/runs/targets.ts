import { memoized } from '@/lib/async/lazy';
import { type ErrorCode, reportOf } from '@/lib/model/errors';
import { defaultPreferences } from '@/lib/model/preferences';
import type { RunRow } from '@/lib/model/run';
import type { Target } from '@/lib/model/shorten';
import { stripTracking } from '@/lib/rules/url/tracking';
import { normaliseLongUrl } from '@/lib/rules/url/url';
import { canonicalUrl } from '@/lib/rules/url/url-keys';

import type { RunsDependencies, ServiceRequests } from './ports';
import { blankRow, linked } from './row';

/** An address, and the id of the service to shorten it on, where that is another one than the run's. */
export interface ServiceTarget extends Target {
  service?: string;
}

/** What is shortened without the popup. */
export interface AskedTargets {
  targets: readonly ServiceTarget[];
  service: string;
  /** Host of a branded domain; null for the one that the popup would take. */
  domain: string | null;
  private: boolean;
}

/** What these rows are is fixed now, whatever is switched before they are made. Each address is there once. */
export async function rowsOf(
  { requestsOf }: Pick<RunsDependencies, 'requestsOf'>,
  asked: AskedTargets,
): Promise<RunRow[]> {
  const settingsOf = memoized(async (service: string) =>
    requestsOf(service, asked.private).then(readSettings, () => noSettings),
  );
  const rows = await Promise.all(
    asked.targets.map(async (target, place) => {
      const { usual, ...settings } = await settingsOf(target.service ?? asked.service);
      const domain = (target.service === undefined ? asked.domain : null) ?? usual ?? '';
      const isUsualDomain = domain !== '' && domain !== asked.domain;
      const row = { ...blankRow(place + 1), ...target, domain, isUsualDomain, isCopied: true };
      return rowFor(row, settings);
    }),
  );
  const isFirst = ({ url }: RunRow, place: number): boolean =>
    rows.findIndex((row) => canonicalUrl(row.url) === canonicalUrl(url)) === place;
  return rows.filter(isFirst);
}

const noSettings = {
  usual: null,
  tracking: defaultPreferences.tracking,
  ownLink: async () => null,
};

async function readSettings({ preferences, domains, ownLink }: ServiceRequests) {
  const [{ lastDomain, tracking }, all] = await Promise.all([
    preferences().catch(() => defaultPreferences),
    domains().catch((): string[] => []),
  ]);
  return { usual: all.find((domain) => domain === lastDomain) ?? null, tracking, ownLink };
}

type Settings = Omit<Awaited<ReturnType<typeof readSettings>>, 'usual'>;

/** Why a short link of ours may not be copied; shortened, it would only lead to itself. */
const ownLinkFailures: ReadonlySet<ErrorCode> = new Set([
  'wrong_host',
  'dead_link',
  'not_as_asked',
  'not_confirmed',
]);

/** A short link of ours is its own link. */
async function rowFor(row: RunRow, { ownLink, tracking }: Settings): Promise<RunRow> {
  const read = normaliseLongUrl(row.url);
  const full = 'url' in read ? read.url : row.url;
  try {
    const own = (await ownLink(row.url)) ?? (full === row.url ? null : await ownLink(full));
    if (own !== null) return linked({ ...row, url: full }, 'existing', own);
  } catch (failure) {
    const error = reportOf(failure);
    if (ownLinkFailures.has(error.code)) return { ...row, url: full, state: 'failed', error };
  }
  const url = stripTracking(full, tracking);
  return { ...row, url, ...(url !== full && { full }) };
}

import { memoized } from '@/lib/async/lazy';
import { reportOf } from '@/lib/model/errors';
import { defaultPreferences } from '@/lib/model/preferences';
import type { RunRow } from '@/lib/model/run';
import type { Target } from '@/lib/model/shorten';
import { withTags } from '@/lib/rules/url/tags';
import { stripTracking } from '@/lib/rules/url/tracking';
import { normaliseLongUrl } from '@/lib/rules/url/url';
import { canonicalUrl } from '@/lib/rules/url/url-keys';

import type { RunsDependencies, ServiceRequests } from './ports';
import { blankRow, linked } from './row';

export interface NewJob {
  /** Each with the id of its service, where that is another one than the job's. */
  targets: readonly (Target & { service?: string })[];
  service?: string;
  /** Host of a branded domain; null for the one that the popup would take. */
  domain: string | null;
  /** The name of the template of tags that they get. */
  template?: string | undefined;
  tabId: number | null;
  private: boolean;
}

/** What these rows are is fixed now, whatever is switched before they are made. Each address is there once. */
export async function rowsOf(
  { requestsOf }: Pick<RunsDependencies, 'requestsOf'>,
  asked: NewJob & { service: string },
): Promise<{ rows: RunRow[]; ownParts: boolean }> {
  const settingsOf = memoized(async (service: string) =>
    requestsOf(service, asked.private).then(readSettings, () => noSettings),
  );
  const rows = await Promise.all(
    asked.targets.map(async (target, place) => {
      const settings = await settingsOf(target.service ?? asked.service);
      const picked = target.service === undefined ? asked.domain : null;
      const domain = picked ?? settings.usual;
      const isUsualDomain = domain !== '' && picked === null;
      const row = { ...blankRow(place + 1), ...target, domain, isUsualDomain, isCopied: true };
      return withTemplate(await rowFor(row, settings), settings, asked.template);
    }),
  );
  const firsts = new Map(rows.toReversed().map((row) => [canonicalUrl(row.url), row]));
  return {
    rows: rows.filter((row) => firsts.get(canonicalUrl(row.url)) === row),
    ownParts: (await settingsOf(asked.service)).ownParts,
  };
}

type Settings = Awaited<ReturnType<typeof readSettings>>;

const noSettings = {
  usual: '',
  tracking: defaultPreferences.tracking,
  ownParts: true,
  templates: defaultPreferences.tagTemplates,
  ownLink: async () => null,
};

async function readSettings({ preferences, domains, ownLink }: ServiceRequests) {
  const { lastDomain, tracking, shortPart, tagTemplates } = await preferences().catch(
    () => defaultPreferences,
  );
  const all = await domains().catch((): string[] => []);
  const usual = lastDomain !== null && all.includes(lastDomain) ? lastDomain : '';
  const ownParts = shortPart === 'curtail';
  return { usual, tracking, templates: tagTemplates, ownParts, ownLink };
}

/** A short link of ours is its own link; shortened, one that may not be copied would only lead to itself. */
async function rowFor(row: RunRow, { ownLink, tracking }: Settings): Promise<RunRow> {
  const read = normaliseLongUrl(row.url);
  const full = 'url' in read ? read.url : row.url;
  try {
    const own = (await ownLink(row.url)) ?? (full === row.url ? null : await ownLink(full));
    if (own !== null) return linked({ ...row, url: full }, 'existing', own);
  } catch (failure) {
    const error = reportOf(failure);
    if (error.link !== undefined) return { ...row, url: full, state: 'failed', error };
  }
  const url = stripTracking(full, tracking);
  return { ...row, url, ...(url !== full && { full }) };
}

/** A link that is there has its tags already. */
function withTemplate(row: RunRow, { templates }: Settings, name: string | undefined): RunRow {
  const template = templates.find((each) => each.name === name);
  if (template === undefined || row.shortUrl !== null || row.state === 'failed') return row;
  return { ...row, url: withTags(row.url, template.tags), exactUrl: true };
}

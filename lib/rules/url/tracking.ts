import { pairName, splitQuery } from './query';

export type TrackingSwitches = Readonly<Record<string, boolean>>;

export const isRemoved = (kind: string, switches: TrackingSwitches): boolean =>
  switches[kind] ?? trackingKinds.find((entry) => entry.kind === kind)?.removed ?? false;

function trackingKindOf(name: string): TrackingKind | undefined {
  const lower = name.toLowerCase();
  return trackingKinds.find(({ names }) =>
    names.split(' ').some((known) => matchesName(known, lower)),
  );
}

/** No pattern, as browsers compile each one. */
const matchesName = (known: string, name: string): boolean =>
  known.endsWith('*')
    ? name.length >= known.length && name.startsWith(known.slice(0, -1))
    : name === known;

/** A rewritten query would break signed addresses. @param kept names that stay, whatever is switched */
export function stripTracking(
  url: string,
  switches: TrackingSwitches,
  kept?: readonly string[],
): string {
  const { before, pairs, after } = splitQuery(url);
  const left = pairs.filter((pair) => {
    const name = pairName(pair);
    const found = trackingKindOf(name);
    return found === undefined || kept?.includes(name) || !isRemoved(found.kind, switches);
  });
  if (left.length === pairs.length) return url;
  return before + (left.length === 0 ? '' : `?${left.join('&')}`) + after;
}

interface TrackingKind {
  kind: string;
  removed: boolean;
  /** In lower case, divided by blanks; a final `*` stands for anything. */
  names: string;
}

/** The first kind with a matching name counts. */
export const trackingKinds = [
  // Mostly the user's own, for counting visits.
  { kind: 'campaign', removed: false, names: 'utm_*' },
  {
    kind: 'google',
    removed: true,
    names: 'gclid gclsrc dclid gbraid wbraid gad_source gad_campaignid srsltid _ga _gl',
  },
  {
    kind: 'meta',
    removed: true,
    names: 'fbclid fb_action_ids fb_action_types fb_source fb_ref igsh igshid',
  },
  { kind: 'microsoft', removed: true, names: 'msclkid' },
  { kind: 'tiktok', removed: true, names: 'ttclid _ttp' },
  { kind: 'x', removed: true, names: 'twclid' },
  { kind: 'linkedin', removed: true, names: 'li_fat_id' },
  { kind: 'pinterest', removed: true, names: 'epik' },
  { kind: 'snapchat', removed: true, names: 'sccid' },
  { kind: 'reddit', removed: true, names: 'rdt_cid' },
  { kind: 'yandex', removed: true, names: 'yclid ysclid _openstat' },
  { kind: 'mailchimp', removed: true, names: 'mc_cid mc_eid' },
  { kind: 'hubspot', removed: true, names: '_hsenc _hsmi __hssc __hstc __hsfp hsctatracking' },
  { kind: 'marketo', removed: true, names: 'mkt_tok' },
  {
    kind: 'newsletter',
    removed: true,
    names: '_kx __s vero_id vero_conv oly_anon_id oly_enc_id elqtrack elqtrackid ck_subscriber_id',
  },
  {
    kind: 'matomo',
    removed: true,
    names: 'mtm_* pk_campaign pk_kwd pk_keyword pk_source pk_medium pk_content pk_cid',
  },
  { kind: 'advertising', removed: true, names: 's_kwcid ef_id irclickid dicbo tblci wickedid' },
  {
    // These may choose what the page shows.
    kind: 'other',
    removed: false,
    names: 'ref ref_src ref_url referrer referer source src cmpid cid campaign campaign_id',
  },
] as const satisfies readonly TrackingKind[];

export interface FoundTracking {
  kind: (typeof trackingKinds)[number]['kind'];
  names: string[];
}

/** @param kept names that are none here */
export function findTracking(url: string, kept?: readonly string[]): FoundTracking[] {
  const names = new Set(
    splitQuery(url)
      .pairs.map(pairName)
      .filter((name) => !kept?.includes(name)),
  );
  const found = Map.groupBy(names, trackingKindOf);
  return trackingKinds.flatMap((entry) => {
    const ofKind = found.get(entry);
    return ofKind === undefined ? [] : [{ kind: entry.kind, names: ofKind }];
  });
}

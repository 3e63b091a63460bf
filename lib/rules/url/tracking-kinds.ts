/** A sort of parameters that tell where a visitor came from, and that an address works without. */
export interface TrackingKind {
  kind: string;
  label: string;
  /** Whether it is removed until somebody says otherwise: only what is known to be nothing but tracking. */
  removed: boolean;
  /** Parameter names in lower case, divided by blanks; a `*` at the end stands for anything. */
  names: string;
}

/** The first kind that knows a name has it. */
export const trackingKinds: readonly TrackingKind[] = [
  // Mostly the person's own: a link without them would not be counted as it was meant to be.
  { kind: 'campaign', label: 'Campaign tags', removed: false, names: 'utm_*' },
  {
    kind: 'google',
    label: 'Google click ids',
    removed: true,
    names: 'gclid gclsrc dclid gbraid wbraid gad_source gad_campaignid srsltid _ga _gl',
  },
  {
    kind: 'meta',
    label: 'Facebook and Instagram',
    removed: true,
    names: 'fbclid fb_action_ids fb_action_types fb_source fb_ref igsh igshid',
  },
  { kind: 'microsoft', label: 'Microsoft', removed: true, names: 'msclkid' },
  { kind: 'tiktok', label: 'TikTok', removed: true, names: 'ttclid _ttp' },
  { kind: 'x', label: 'X', removed: true, names: 'twclid' },
  { kind: 'linkedin', label: 'LinkedIn', removed: true, names: 'li_fat_id' },
  { kind: 'pinterest', label: 'Pinterest', removed: true, names: 'epik' },
  { kind: 'snapchat', label: 'Snapchat', removed: true, names: 'sccid' },
  { kind: 'reddit', label: 'Reddit', removed: true, names: 'rdt_cid' },
  { kind: 'yandex', label: 'Yandex', removed: true, names: 'yclid ysclid _openstat' },
  { kind: 'mailchimp', label: 'Mailchimp', removed: true, names: 'mc_cid mc_eid' },
  {
    kind: 'hubspot',
    label: 'HubSpot',
    removed: true,
    names: '_hsenc _hsmi __hssc __hstc __hsfp hsctatracking',
  },
  { kind: 'marketo', label: 'Marketo', removed: true, names: 'mkt_tok' },
  {
    kind: 'newsletter',
    label: 'Other newsletters',
    removed: true,
    names: '_kx __s vero_id vero_conv oly_anon_id oly_enc_id elqtrack elqtrackid ck_subscriber_id',
  },
  {
    kind: 'matomo',
    label: 'Matomo',
    removed: true,
    names: 'mtm_* pk_campaign pk_kwd pk_keyword pk_source pk_medium pk_content pk_cid',
  },
  {
    kind: 'advertising',
    label: 'Other advertising',
    removed: true,
    names: 's_kwcid ef_id irclickid dicbo tblci wickedid',
  },
  {
    // These may as well choose what the page shows.
    kind: 'other',
    label: 'Possible tracking',
    removed: false,
    names: 'ref ref_src ref_url referrer referer source src cmpid cid campaign campaign_id',
  },
];

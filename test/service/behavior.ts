/** Which long URLs a service holds to be the same, where it gives a link that is there already. */
export const existingLinkModes = [
  'never',
  'exact',
  'ignoring_fragment',
  'ignoring_utm',
  'ignoring_slash',
] as const;

export type ExistingLinkMode = (typeof existingLinkModes)[number];

/** In what a service may differ from the document without an error; it can change while the service runs. */
export interface Behavior {
  /**
   * Whether a create answers with a working link of the account that leads to the same long URL on the same domain, whatever
   * else was asked for, instead of making one; and which long URLs are the same to it.
   */
  givesExistingLinks: ExistingLinkMode;
  /** Gives a short part of its own, whichever was asked for. */
  ignoresAlias: boolean;
  /** The plan has no custom aliases: a create that asks for one is refused, whatever it is. */
  refusesAlias: boolean;
  ignoresPassword: boolean;
  ignoresExpiry: boolean;
  /** Makes every link on its own domain. */
  ignoresDomain: boolean;
  /** What is made of a campaign and a channel that a link is made or changed with. */
  namedFolders: 'taken' | 'ignored' | 'refused';
  /** Attaches no pixel to a link. */
  ignoresPixels: boolean;
  /** Whether `info` holds `has_password`. */
  tellsPassword: boolean;
  /** Whether `info` holds `expiry_date`, and the details of a link in the account API `expiry`. */
  tellsExpiry: boolean;
  /** Whether the details of a link in the account API hold its `type` and its `pixels`. */
  tellsExtras: boolean;
  /** Whether the short-URL API answers a key that it does not take otherwise than anything else that it refuses. */
  tellsRefusedKey: boolean;
  /** The only word that the account API takes before a key. */
  keyWord: 'Bearer' | 'Token';
}

export const usualBehavior: Readonly<Behavior> = {
  givesExistingLinks: 'never',
  ignoresAlias: false,
  refusesAlias: false,
  ignoresPassword: false,
  ignoresExpiry: false,
  ignoresDomain: false,
  namedFolders: 'taken',
  ignoresPixels: false,
  tellsPassword: true,
  tellsExpiry: true,
  tellsExtras: false,
  tellsRefusedKey: true,
  keyWord: 'Bearer',
};

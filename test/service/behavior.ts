/** Which long URLs a service holds to be the same, where it gives a link that is there already. */
export const existingLinkModes = [
  'never',
  'exact',
  'ignoring_fragment',
  'ignoring_utm',
  'ignoring_slash',
] as const;

export type ExistingLinkMode = (typeof existingLinkModes)[number];

/** What an unknown route answers: that it is missing, the site's start page, or a redirect to it. */
const unknownRouteModes = ['missing', 'start_page', 'redirect'] as const;

/** The word before the key in the Authorization header. */
const keyWords = ['Bearer', 'Token'] as const;

/** What is made of a campaign and a channel that a link is made or changed with. */
const namedFolderModes = ['taken', 'ignored', 'refused'] as const;

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
  namedFolders: (typeof namedFolderModes)[number];
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
  keyWord: (typeof keyWords)[number];
  unknownRoutes: (typeof unknownRouteModes)[number];
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
  unknownRoutes: 'missing',
};

/** What may be chosen where it is not between true and false. */
const modes: Partial<Record<keyof Behavior, readonly string[]>> = {
  givesExistingLinks: existingLinkModes,
  keyWord: keyWords,
  namedFolders: namedFolderModes,
  unknownRoutes: unknownRouteModes,
};

/** Throws a RangeError that names what makes no sense. */
export function requireBehavior(changes: object): asserts changes is Partial<Behavior> {
  for (const [name, value] of Object.entries(changes)) {
    if (!isBehavior(name)) throw new RangeError(`There is no behavior "${name}".`);
    if (!isSound(name, value)) throw new RangeError(`behavior.${name} ${expected(name)}.`);
  }
}

function isBehavior(name: string): name is keyof Behavior {
  return Object.hasOwn(usualBehavior, name);
}

function isSound(name: keyof Behavior, value: unknown): boolean {
  const allowed = modes[name];
  return allowed === undefined
    ? typeof value === 'boolean'
    : allowed.some((mode) => mode === value);
}

function expected(name: keyof Behavior): string {
  const allowed = modes[name];
  return allowed === undefined ? 'must be true or false' : `must be one of: ${allowed.join(', ')}`;
}

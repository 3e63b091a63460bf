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
  ignoresPassword: boolean;
  ignoresExpiry: boolean;
  /** Whether `info` holds `has_password`. */
  tellsPassword: boolean;
  /** Whether `info` holds `expiry_date`. */
  tellsExpiry: boolean;
  /** Whether the short-URL API answers a key that it does not take otherwise than anything else that it refuses. */
  tellsRefusedKey: boolean;
}

export const usualBehavior: Readonly<Behavior> = {
  givesExistingLinks: 'never',
  ignoresAlias: false,
  ignoresPassword: false,
  ignoresExpiry: false,
  tellsPassword: true,
  tellsExpiry: true,
  tellsRefusedKey: true,
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
  if (name === 'givesExistingLinks') return existingLinkModes.some((mode) => mode === value);
  return typeof value === 'boolean';
}

function expected(name: keyof Behavior): string {
  if (name === 'givesExistingLinks') return `must be one of: ${existingLinkModes.join(', ')}`;
  return 'must be true or false';
}

import type { FailureKind } from './failure.ts';

/**
 * Every decision that neither the API document nor the notes on real services take, in one place.
 * They are ours: a client must not rely on them. Those that are figures, patterns or spellings are
 * the data below; the others are these.
 *
 * Account API
 * - `/api/account` answers GET only, though the document's authentication example sends a POST.
 * - An empty string clears a domain's redirect, an omitted field leaves it as it is.
 * - Links outlive the branded domain that they were made on, but lead nowhere without it.
 * - Requests without a good key count for nobody: their rate headers show an untouched window.
 *
 * Short-URL API
 * - It is not rate limited and carries no rate headers.
 * - The same long URL may be shortened any number of times: each create makes another link.
 * - A short part is unique on its domain; case counts. Reserved are the paths of the service.
 * - Disabling a disabled link, or enabling an active one, answers as if it had done something.
 * - A link with an expiry date works until midnight UTC after that day; an earlier date is refused.
 * - An expired link keeps its status, as only `active` and `disabled` exist, but is not listed as active.
 * - A short URL is found by its host and short part among the account's own; its scheme is not looked at.
 * - When a name comes twice in a path the later pair counts; an empty value counts as absent.
 * - A broken percent escape stands for itself.
 *
 * Visits
 * - Only a visit that is led on counts: neither a shown password form nor a HEAD does.
 * - The 404 redirect of a branded domain is for unknown short parts; its bare root without a redirect is one.
 */
export const choices = {
  account: {
    /** HTTP statuses of refusals in the documented profile, which shows an `error` of 1 and a `message`. */
    documentedStatus: {
      unauthorized: 401,
      forbidden: 403,
      narrow_key: 403,
      invalid: 400,
      not_found: 404,
      conflict: 400,
      plan_limit: 403,
      rate_limited: 429,
    } satisfies Record<FailureKind, number>,
    /** "Some list responses carry `error` as the string `0`": these, in the documented profile. */
    documentedStringZeroLists: ['domains', 'campaigns', 'pixels'],
    /** An unset string in the documented profile, where every field is a string. */
    documentedAbsent: '',
    /** Rows of a page when `limit` is absent or makes no sense. */
    defaultLimit: 15,
    shortestPassword: 5,
    /** The plan's limit of branded domains. */
    domainsPerAccount: 20,
    /** For how many days a new account is paid for, in the profiles that tell. */
    lifetimeDays: 365,
    /** Only these hosts "already point to the service": names and addresses that mean this machine. */
    hostsThatPointHere: [
      /^(?:[a-z0-9-]+\.)*localhost$/,
      /^(?:[a-z0-9-]+\.)+test$/,
      /^127(?:\.\d{1,3}){3}$/,
      /^\[::1\]$/,
    ],
  },
  shortUrl: {
    /** The envelope's `code` of a refusal, in every profile. */
    failureCode: {
      unauthorized: 401,
      forbidden: 403,
      narrow_key: 403,
      invalid: 400,
      not_found: 404,
      conflict: 409,
      plan_limit: 403,
      rate_limited: 429,
    } satisfies Record<FailureKind, number>,
    /** Where a refusal says why, and whether the HTTP status repeats the code. */
    failureShape: {
      documented: { messageIn: 'data', status: 'code' },
      observed: { messageIn: 'data', status: 200 },
      rest: { messageIn: 'envelope', status: 'code' },
    },
    /** The short parts that the service makes up: no letters that look alike. */
    alphabet: 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789',
    partLength: 6,
    customPart: /^[A-Za-z0-9_-]{1,64}$/,
    reservedParts: ['api', 'articles'],
    /** Well above 8 kB, so that a longer spelling of such a URL fits as well. */
    longestUrl: 16_384,
    /** `client` of the XML root, and the name of the elements of a list. */
    xmlClient: 'shorturl',
    xmlListItem: 'url',
  },
  visits: {
    redirectStatus: 302,
    missingStatus: 404,
    /** Disabled and expired links are known, and gone. */
    goneStatus: 410,
    wrongPasswordStatus: 403,
  },
} as const;

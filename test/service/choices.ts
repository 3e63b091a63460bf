import type { FailureKind } from './failure.ts';
import { pixelTypes } from './profiles/pixel-types.ts';
import type { PixelType } from './profiles/pixel-types.ts';

const shortTag = /^[^\s<>]{1,100}$/;

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
 * Campaigns
 * - Rotators live at `/r/<slug>` of the service, whatever domain the links are on; a slug is unique on
 *   the whole service, and case counts. An empty slug counts as absent, so that a rotator, once there,
 *   can be renamed but not taken away.
 * - The public list lives at `/list/<slug>-<id>`. A campaign without a slug has one made of its name.
 * - A rotator leads to the short URL of a link, where its password is asked for and its visit counted.
 *   Only what it leads on counts as a view of the campaign; the list page does not.
 * - A link works while it is active, not expired, and on a domain that still exists.
 * - Rotator and list go with the campaign; its links stay.
 * - The one row that carries its name under `domain`, in the documented profile, is the first of the list.
 * - In the observed profile `list` is `false` while a campaign is not public; elsewhere its address is a 404.
 *
 * Channels
 * - There are no bio pages, so that assigning one finds nothing.
 * - The title of a link is its long URL; its preview is a picture that stands for any page. The preview
 *   of a QR code is its public link. The date of an item is that on which its own thing was made.
 *
 * Overlays and splash pages
 * - They come into being through the seed and `fill` alone. Some have no date any more.
 *
 * Pixels
 * - The same tag may be there any number of times. The type of a pixel does not change.
 *
 * QR codes
 * - The public link is `/qr/<token>`. Pictures are SVG with the colours of the code.
 * - A logo is kept, but neither fetched nor drawn: this service asks nobody on the network.
 * - A `name` or a `type` in an update is not looked at; what else is left out stays as it is.
 * - Data that holds none of the fields of its type, or too much for a code, does not fit its type.
 *   Fields beyond those of the type are left away.
 * - Statistics are absent for texts, SMS, Wi-Fi and contacts in every profile; their scans are counted
 *   in the list all the same. A HEAD is no scan.
 * - Where a scan came from on earth is not known: every one has the same label.
 *
 * Links over the account API
 * - They are the links of the short-URL API, where a profile has both.
 * - Disabled and expired links are listed, too. `order` is `date` unless it is `click`: the newest, or the most visited, come first.
 *   `q` is looked for in the short part, the long URL and the title, whatever its case. `short` goes before both.
 * - A title is the `metatitle`: this service asks no page for its own.
 * - `expiry` is a day, until whose end the link works, or a second, up to which it does.
 * - `domain` may come without its scheme.
 * - An update leaves what is left out as it is, the long URL included. An empty text takes a password, an expiry date, a title or a
 *   description away, an empty list what it lists; `custom` and `domain` change the short URL.
 * - A link is put into its campaign and channel, and out of the campaign that it was in; nothing takes it out of a channel here.
 * - Everything but the long URL, the domain, the password and the expiry date is kept for the answers and the database alone:
 *   frames, splash pages, pixels, targets and parameters change nothing about a visit.
 * - A link that is deleted leaves its short part free.
 *
 * Short-URL API
 * - It is not rate limited and carries no rate headers, unless it is told to. Then it counts apart from the account
 *   API, with the same headers; a refusal says how long to wait where the account API does, in a body beside its reason.
 * - The same long URL may be shortened any number of times: each create makes another link.
 * - Where the service is told to give links that are there already, it gives the account's oldest on the same domain that is
 *   active and not expired, and neither looks at what else was asked for nor changes anything about it.
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
      unfit_data: 400,
      rate_limited: 429,
    } satisfies Record<FailureKind, number>,
    /** "Some list responses carry `error` as the string `0`": these, in the documented profile. */
    documentedStringZeroLists: ['domains', 'campaigns', 'pixels'],
    /** An unset string in the documented profile, where every field is a string. */
    documentedAbsent: '',
    /** Rows of a page when `limit` is absent or makes no sense. */
    defaultLimit: 15,
    shortestPassword: 5,
    /** What goes by this name that was made without one. */
    unnamed: { campaign: 'Untitled campaign', qrCode: 'Untitled QR code' },
    campaignSlug: /^[A-Za-z0-9_-]{1,64}$/,
    /** What a channel has that was made without a colour. */
    channelColor: '#4b5563',
    /** Tags in the profiles that say nothing about them: one word without markup. */
    pixelTags: Object.fromEntries(pixelTypes.map((type) => [type, shortTag])) as Record<
      PixelType,
      RegExp
    >,
    /** What a QR code has that was made without colours. */
    qrColors: { background: 'rgb(255,255,255)', foreground: 'rgb(0,0,0)' },
    qrTokenLength: 8,
    /** Bytes that the largest QR code holds at the level of correction in use here. */
    longestQrContent: 2331,
    /** Labels in statistics, of what a visit does not tell. */
    unknownCountry: 'Unknown',
    directReferrer: 'Direct',
    otherLabel: 'Other',
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
      unfit_data: 400,
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
    reservedParts: ['api', 'articles', 'list', 'qr', 'r'],
    /** Well above 8 kB, so that a longer spelling of such a URL fits as well. */
    longestUrl: 16_384,
    /** Added to a link's id where the two APIs do not share their ids: beyond any id that is given out. */
    ownIdOffset: 500_000_000,
  },
  visits: {
    redirectStatus: 302,
    missingStatus: 404,
    /** Disabled and expired links are known, and gone. */
    goneStatus: 410,
    wrongPasswordStatus: 403,
  },
} as const;

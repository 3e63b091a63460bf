import { choices } from '../choices.ts';
import { timestamp } from '../timestamp.ts';
import type { PixelType } from './pixel-types.ts';
import type { FailureAnswer, Profile, Spelling } from './profile.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#039;',
  '<': '&lt;',
  '>': '&gt;',
};

const observedSpelling: Spelling = {
  id: String,
  count: String,
  flag: (value) => (value ? '1' : '0'),
  text: (value) => value.replaceAll(/[&"'<>]/g, (character) => entities[character] ?? character),
  url: (value) => value,
  time: (value) => (value === null ? '0000-00-00 00:00:00' : timestamp(value)),
};

const someTag = /^.{5,}$/s;

/** What each provider's tags look like to these services. */
const observedPixelTags: Readonly<Record<PixelType, RegExp>> = {
  gtmpixel: /^(?=.*GTM).{5,}$/s,
  gapixel: someTag,
  fbpixel: /^\d{1,20}$/,
  adwordspixel: /^.{1,40}$/s,
  linkedinpixel: /^.{1,10}$/s,
  twitterpixel: /^.{1,15}$/s,
  adrollpixel: /^.{1,50}$/s,
  quorapixel: /^.{30,}$/s,
  pinterest: someTag,
  bing: someTag,
  snapchat: someTag,
  reddit: someTag,
  tiktok: someTag,
};

const withoutAccess: FailureAnswer = { status: 403, error: 1 };
const refused: FailureAnswer = { status: 200, error: 1 };

/** How services that speak the document were seen to behave. */
export const observed: Profile = {
  name: 'observed',
  apis: ['account', 'shorturl'],
  outside: 'html',
  cookie: 'session=b2JzZXJ2ZWQ; Path=/; HttpOnly; SameSite=Lax',
  account: {
    createdStatus: 200,
    spelling: observedSpelling,
    failures: {
      unauthorized: withoutAccess,
      forbidden: withoutAccess,
      narrow_key: { status: 200, error: true },
      invalid: refused,
      not_found: refused,
      conflict: refused,
      plan_limit: refused,
      unfit_data: { status: 500, error: 1, html: true },
      rate_limited: { status: 200, error: 429 },
    },
    silentFailures: ['domain/update', 'pixel/update'],
    stringZeroLists: [],
    stringZeroWhenCreated: false,
    extraKeys: { cached: false },
    nextPage: ({ current, last }) => (last === 0 || current === last ? null : current + 1),
    pageFigure: (value) => value,
    sharedDomains: true,
    accountsExpire: false,
    insistsOnContentType: false,
    flags: 'truthiness',
    campaigns: {
      nameKey: 'campaign',
      firstRowNameKey: 'name',
      listsViews: true,
      shortestName: 2,
      capitalizesNames: true,
      refusesOwnSlug: true,
      hidesPrivateLists: true,
      listsUnderUser: false,
    },
    channels: { updateAnswers: 'channel', ignoredTextLength: 2 },
    overlayCollection: 'overlay',
    pixelTags: observedPixelTags,
    pixelId: observedSpelling.id,
    qrCodes: { detailsDateKey: 'data' },
    statistics: { mapCount: String, emptyMap: [] },
    links: null,
    rateLimit: {
      reset: 'unix_seconds',
      leastRemaining: -1,
      headersWithoutAccess: false,
      retryAfter: 'body',
    },
  },
  shortUrl: {
    createdStatus: 200,
    spelling: observedSpelling,
    path: { encodedSlash: 'splits', plusIsSpace: true, danglingName: 'ignored' },
    base64: 'skips_foreign_characters',
    failure: choices.shortUrl.failureShape.observed,
    unknownBaseDomain: 'ignored',
  },
};

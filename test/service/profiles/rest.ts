import { choices } from '../choices.ts';
import { plainSpelling } from './plain-spelling.ts';
import type { Profile } from './profile.ts';

/** A service that says with HTTP statuses what happened. */
export const rest: Profile = {
  name: 'rest',
  apis: ['account', 'shorturl'],
  outside: 'json',
  cookie: null,
  account: {
    createdStatus: 201,
    spelling: plainSpelling,
    failures: {
      unauthorized: { status: 401, error: 1 },
      forbidden: { status: 403, error: 1 },
      narrow_key: { status: 403, error: 1 },
      invalid: { status: 400, error: 1 },
      not_found: { status: 404, error: 1 },
      conflict: { status: 409, error: 1 },
      plan_limit: { status: 403, error: 1 },
      unfit_data: { status: 400, error: 1 },
      rate_limited: { status: 429, error: 1 },
    },
    silentFailures: [],
    stringZeroLists: [],
    stringZeroWhenCreated: false,
    extraKeys: {},
    nextPage: ({ current, last }) => (current < last ? current + 1 : null),
    pageFigure: (value) => value,
    sharedDomains: false,
    accountsExpire: true,
    insistsOnContentType: true,
    flags: 'booleans',
    campaigns: {
      nameKey: 'domain',
      firstRowNameKey: 'name',
      listsViews: false,
      shortestName: 0,
      capitalizesNames: false,
      refusesOwnSlug: false,
      hidesPrivateLists: false,
      listsUnderUser: false,
    },
    channels: { updateAnswers: 'message', ignoredTextLength: 0 },
    overlayCollection: 'cta',
    pixelTags: choices.account.pixelTags,
    pixelId: plainSpelling.id,
    qrCodes: { detailsDateKey: 'date' },
    statistics: { mapCount: (value) => value, emptyMap: {} },
    links: null,
    rateLimit: {
      reset: 'unix_seconds',
      leastRemaining: 0,
      headersWithoutAccess: true,
      retryAfter: 'header',
    },
  },
  shortUrl: {
    createdStatus: 201,
    spelling: plainSpelling,
    // Apache's default: the web server answers an encoded slash before the service sees it.
    path: { encodedSlash: 'refused', plusIsSpace: false, danglingName: 'refused' },
    base64: 'strict',
    failure: choices.shortUrl.failureShape.rest,
    unknownBaseDomain: 'refused',
  },
};

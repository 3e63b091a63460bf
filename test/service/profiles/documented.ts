import { choices } from '../choices.ts';
import type { FailureKind } from '../failure.ts';
import { timestamp } from '../timestamp.ts';
import { plainSpelling } from './plain-spelling.ts';
import type { FailureAnswer, Profile, Spelling } from './profile.ts';

const { account, shortUrl } = choices;

/** Every URL and timestamp of the document is a string. */
const documentedSpelling: Spelling = {
  ...plainSpelling,
  url: (value) => value ?? account.documentedAbsent,
  time: (value) => (value === null ? account.documentedAbsent : timestamp(value)),
};

const refused = (kind: FailureKind): FailureAnswer => ({
  status: account.documentedStatus[kind],
  error: 1,
});

/** The API document to the letter, its oddities included. */
export const documented: Profile = {
  name: 'documented',
  apis: ['account', 'shorturl'],
  outside: 'json',
  cookie: null,
  account: {
    createdStatus: 200,
    spelling: documentedSpelling,
    failures: {
      unauthorized: refused('unauthorized'),
      forbidden: refused('forbidden'),
      narrow_key: refused('narrow_key'),
      invalid: refused('invalid'),
      not_found: refused('not_found'),
      conflict: refused('conflict'),
      plan_limit: refused('plan_limit'),
      unfit_data: refused('unfit_data'),
      rate_limited: refused('rate_limited'),
    },
    silentFailures: [],
    stringZeroLists: account.documentedStringZeroLists,
    stringZeroWhenCreated: false,
    extraKeys: {},
    nextPage: ({ current, last }) => (current < last ? current + 1 : current),
    pageFigure: (value) => value,
    sharedDomains: false,
    accountsExpire: true,
    insistsOnContentType: true,
    flags: 'booleans',
    campaigns: {
      nameKey: 'domain',
      firstRowNameKey: 'domain',
      listsViews: false,
      shortestName: 0,
      capitalizesNames: false,
      refusesOwnSlug: false,
      hidesPrivateLists: false,
      listsUnderUser: false,
    },
    channels: { updateAnswers: 'message', ignoredTextLength: 0 },
    overlayCollection: 'cta',
    pixelTags: account.pixelTags,
    pixelId: documentedSpelling.id,
    qrCodes: { detailsDateKey: 'date' },
    statistics: { mapCount: String, emptyMap: {} },
    links: null,
    rateLimit: {
      reset: 'timestamp',
      leastRemaining: 0,
      headersWithoutAccess: true,
      retryAfter: 'nowhere',
    },
  },
  shortUrl: {
    createdStatus: 200,
    // "Sample responses carry it as a string": url_id and total_visits.
    spelling: { ...documentedSpelling, id: String, count: String },
    path: { encodedSlash: 'kept', plusIsSpace: false, danglingName: 'refused' },
    base64: 'strict',
    failure: shortUrl.failureShape.documented,
    unknownBaseDomain: 'refused',
  },
};

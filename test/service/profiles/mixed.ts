import { observed } from './observed.ts';
import type { FailureAnswer, Profile, Spelling } from './profile.ts';
import { rest } from './rest.ts';

/** Ids are numbers, counts and flags are texts. */
const mixedSpelling: Spelling = { ...observed.account.spelling, id: (value) => value };

const invalid: FailureAnswer = { status: 400, error: 1 };
const inWords: FailureAnswer = { status: 200, error: 1, sentence: true };

/** A host with both APIs, over which the same links are made, and with the spellings of several others. */
export const mixed: Profile = {
  name: 'mixed',
  apis: ['account', 'shorturl'],
  outside: 'html',
  cookie: null,
  account: {
    ...observed.account,
    createdStatus: 201,
    spelling: mixedSpelling,
    failures: {
      ...observed.account.failures,
      narrow_key: inWords,
      invalid,
      conflict: inWords,
      plan_limit: inWords,
      unfit_data: invalid,
      rate_limited: { status: 429, error: 1 },
    },
    silentFailures: [],
    stringZeroLists: ['urls', 'campaigns', 'pixels', 'qrs'],
    stringZeroWhenCreated: true,
    nextPage: ({ current, last }) => (current < last ? current + 1 : current),
    pageFigure: String,
    sharedDomains: false,
    campaigns: { ...observed.account.campaigns, listsUnderUser: true },
    channels: { updateAnswers: 'message', ignoredTextLength: 0 },
    pixelId: String,
    extraKeys: {},
    links: {
      shortKey: 'short',
      absentText: null,
      rowId: String,
      findAnswers: 'list',
      unknownDomain: 'ignored',
    },
    rateLimit: {
      reset: 'timestamp',
      leastRemaining: 0,
      headersWithoutAccess: false,
      retryAfter: 'header',
    },
  },
  shortUrl: rest.shortUrl,
};

import { choices } from '../choices.ts';
import { timestamp } from '../timestamp.ts';
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

const withoutAccess: FailureAnswer = { status: 403, error: 1 };
const refused: FailureAnswer = { status: 200, error: 1 };

/** How services that speak the document were seen to behave. */
export const observed: Profile = {
  name: 'observed',
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
      rate_limited: { status: 200, error: 429 },
    },
    silentFailures: ['domain/update', 'pixel/update'],
    stringZeroLists: [],
    extraKeys: { cached: false },
    nextPage: ({ current, last }) => (last === 0 || current === last ? null : current + 1),
    sharedDomains: true,
    accountsExpire: false,
    insistsOnContentType: false,
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

import type { ErrorCode } from '@/lib/model/errors';

/** What a failure means for whatever comes after it. What is not said of a code is not so. */
export interface ErrorPolicy {
  /**
   * Whether the next item of a list would fail just so: certainly; likely, as nobody answers; or possibly, as one is bad luck and
   * two in a row are a service that is unwell.
   */
  nextFails?: 'certainly' | 'likely' | 'possibly';
  /** What gets through no more until somebody mends it: anything at all, or what the key or the plan does not allow. */
  blocks?: 'everything' | 'not_allowed';
  mendedByConnecting?: true;
  /** It may go well the next time without anybody's doing. */
  isRetryable?: true;
  /** What a service says no to. */
  refuses?: 'key' | 'input' | 'missing';
  /** Services that know no better word call what they do not have refused input. */
  mayMeanMissing?: true;
  /** No service said it. */
  isLocal?: true;
  /** With a link it tells that the link is not as asked; without one, that the service is not itself. */
  maybeLinked?: true;
}

const blocked = { nextFails: 'certainly', blocks: 'everything' } as const;
const notAllowed = { nextFails: 'certainly', blocks: 'not_allowed', refuses: 'key' } as const;

/** A row a code, a column a question. What only a whole report tells, such as its `outcome`, is asked of that. */
const policies: Readonly<Record<ErrorCode, ErrorPolicy>> = {
  not_connected: { ...blocked, mendedByConnecting: true, isLocal: true },
  other_service: { ...blocked, mendedByConnecting: true, isLocal: true },
  permission_missing: { ...blocked, isLocal: true },
  unauthorized: { ...blocked, mendedByConnecting: true, refuses: 'key' },
  storage_failed: { ...blocked, isLocal: true },
  forbidden: { ...notAllowed, mendedByConnecting: true },
  plan_limit: notAllowed,
  offline: { nextFails: 'certainly', isRetryable: true, isLocal: true },
  maintenance: { nextFails: 'certainly', isRetryable: true },
  rate_limited: { nextFails: 'certainly', isRetryable: true },
  // A redirect; or a link, and the next one would get another one that nobody asked for.
  wrong_host: { ...blocked, maybeLinked: true },
  web_page: blocked,
  timeout: { nextFails: 'likely', isRetryable: true },
  unreachable: { nextFails: 'likely', isRetryable: true },
  internal: { nextFails: 'likely', isRetryable: true, isLocal: true },
  server_error: { nextFails: 'possibly', isRetryable: true },
  outcome_unknown: { nextFails: 'possibly', isRetryable: true },
  unexpected_response: { nextFails: 'possibly', isRetryable: true },
  not_found: {
    nextFails: 'possibly',
    isRetryable: true,
    refuses: 'missing',
    mayMeanMissing: true,
  },
  not_confirmed: { isRetryable: true, maybeLinked: true },
  invalid_input: { refuses: 'input', mayMeanMissing: true },
  conflict: { refuses: 'input' },
  altered_link: {},
  not_as_asked: {},
  origin_uncertain: {},
  dead_link: {},
};

export const policyOf = (code: ErrorCode): ErrorPolicy => policies[code];

import type { ErrorCode, ErrorReport } from '@/lib/model/errors';

export interface ErrorPolicy {
  /** Whether the next item of a list would fail alike; `possibly`: a second failure in a row ends the list. */
  nextFails?: 'certainly' | 'likely' | 'possibly';
  /** What fails until the user mends it. */
  blocks?: 'everything' | 'not_allowed';
  mendedByConnecting?: true;
  isRetryable?: true;
  refuses?: 'key' | 'input' | 'missing';
  /** Some services refuse input in place of "not found". */
  mayMeanMissing?: true;
  isLocal?: true;
  /** With a link: the link is not as asked; without one: the service is not itself. */
  maybeLinked?: true;
}

const blocked = { nextFails: 'certainly', blocks: 'everything' } as const;
const notAllowed = { nextFails: 'certainly', blocks: 'not_allowed', refuses: 'key' } as const;

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
  // A redirect, or a link on another host; the next link would get that host, too.
  wrong_host: { ...blocked, maybeLinked: true },
  web_page: blocked,
  timeout: { nextFails: 'likely', isRetryable: true },
  unreachable: { nextFails: 'likely', isRetryable: true },
  internal: { nextFails: 'likely', isRetryable: true, isLocal: true },
  server_error: { nextFails: 'possibly', isRetryable: true },
  outcome_unknown: { nextFails: 'possibly', isRetryable: true },
  unexpected_response: { nextFails: 'possibly', isRetryable: true },
  not_found: { nextFails: 'possibly', isRetryable: true, refuses: 'missing', mayMeanMissing: true },
  not_confirmed: { isRetryable: true, maybeLinked: true },
  invalid_input: { refuses: 'input', mayMeanMissing: true },
  conflict: { refuses: 'input' },
  altered_link: {},
  not_as_asked: {},
  origin_uncertain: {},
  dead_link: {},
};

export const policyOf = (code: ErrorCode): ErrorPolicy => policies[code];

/** After these a link may be there: some services redirect after they acted, and a defect of ours says nothing of it. */
const leavesOpen: ReadonlySet<ErrorCode> = new Set(['outcome_unknown', 'wrong_host', 'internal']);

/** Whether a create certainly made no link. */
export const isNotMade = ({ code, outcome, link }: ErrorReport): boolean =>
  link === undefined && outcome !== 'unknown' && !leavesOpen.has(code);

import type { ErrorCode, ErrorReport } from '@/lib/model/errors';

import {
  alteredLink,
  belongsElsewhere,
  inMaintenance,
  maybeDone,
  idMismatchText,
  notConnected,
  notAsAsked,
  otherAddress,
  refusedInput,
  refusedUse,
  takenAlready,
  unconfirmed,
} from './error-reasons';
import { deadLinkText } from './notices';

/**
 * What mends a failure.
 * `connect`: the Connect screen; `permit`: the browser's permission; `retry`: the same again; `wait`: the same, but only
 * after `until`; `look`: see whether it happened; `edit`: another value in the field at fault; `use`: take the link that was
 * made, although something about it is not as asked; `anyway`: do it although it may not be right; `create`: a new one in the
 * place of a link that does not work.
 */
export type Remedy =
  | 'connect'
  | 'permit'
  | 'retry'
  | 'wait'
  | 'look'
  | 'edit'
  | 'use'
  | 'anyway'
  | 'create';

export interface ErrorText {
  sentence: string;
  /** The service's own words, where it gave some. */
  said?: string;
  remedy: Remedy;
}

interface ErrorTextRow {
  sentence: string | ((report: ErrorReport, uses: string | undefined) => string);
  remedy: Remedy;
}

const errorTexts: Record<ErrorCode, ErrorTextRow> = {
  not_connected: {
    sentence: notConnected,
    remedy: 'connect',
  },
  other_service: { sentence: belongsElsewhere, remedy: 'connect' },
  permission_missing: {
    sentence: 'The browser does not let Curtail reach your service any more.',
    remedy: 'permit',
  },
  unauthorized: {
    sentence: 'The service does not accept the API key. Enter the current one.',
    remedy: 'connect',
  },
  forbidden: {
    sentence: refusedUse,
    remedy: 'connect',
  },
  not_found: {
    sentence: 'The service does not have it, or not any more.',
    remedy: 'retry',
  },
  conflict: {
    sentence: takenAlready,
    remedy: 'edit',
  },
  invalid_input: { sentence: refusedInput, remedy: 'edit' },
  rate_limited: {
    sentence: 'The service takes no more requests for a moment.',
    remedy: 'wait',
  },
  plan_limit: {
    sentence: 'Your plan’s limit on the service is reached.',
    remedy: 'retry',
  },
  offline: {
    sentence: 'You are offline. Nothing was sent.',
    remedy: 'retry',
  },
  timeout: {
    sentence: 'The service took too long to answer.',
    remedy: 'retry',
  },
  unreachable: {
    sentence: 'The service cannot be reached.',
    remedy: 'retry',
  },
  maintenance: { sentence: inMaintenance, remedy: 'retry' },
  server_error: {
    sentence: 'Your service had an error of its own. Try again in a moment.',
    remedy: 'retry',
  },
  wrong_host: { sentence: otherAddress, remedy: 'connect' },
  not_confirmed: {
    sentence: unconfirmed,
    remedy: 'retry',
  },
  altered_link: {
    sentence: alteredLink,
    remedy: 'edit',
  },
  not_as_asked: { sentence: notAsAsked, remedy: 'use' },
  origin_uncertain: {
    sentence:
      'This link may not be yours alone: your service had it before, or somebody has visited it. It was left active.',
    remedy: 'anyway',
  },
  dead_link: {
    sentence: ({ link }) => (link ? deadLinkText(link) : 'This link does not work any more.'),
    remedy: 'create',
  },
  outcome_unknown: {
    sentence: maybeDone,
    remedy: 'look',
  },
  unexpected_response: { sentence: idMismatchText, remedy: 'retry' },
  storage_failed: {
    sentence:
      'Your browser couldn’t store what Curtail needs, so nothing was sent. Free up disk space, or let the browser keep its history, then try again.',
    remedy: 'retry',
  },
  internal: {
    sentence: 'Something went wrong inside Curtail.',
    remedy: 'retry',
  },
};

/**
 * What happened and what to do, for people.
 * @param report any failure that reached a page
 * @param uses what the service was asked for, such as `pixels`, where that is worth naming
 */
export function errorText(report: ErrorReport, uses?: string): ErrorText {
  const { sentence, remedy } = errorTexts[report.code];
  const text: ErrorText = {
    sentence: typeof sentence === 'string' ? sentence : sentence(report, uses),
    remedy: isUsable(report) ? 'use' : remedy,
  };
  return report.said ? { ...text, said: report.said } : text;
}

/** It leads where it should, or nobody knows better. */
const isUsable = ({ code, link }: ErrorReport): boolean =>
  link?.status === 'active' &&
  (code === 'wrong_host' ||
    code === 'not_confirmed' ||
    (code === 'altered_link' && link.origin === 'uncertain'));

/** Why something failed, where there is room for one sentence: the service's own words, where nobody knows better. */
export const inOneSentence = (report: ErrorReport): string =>
  report.said !== undefined && report.problem === undefined && report.code !== 'maintenance'
    ? `The service says: “${report.said}”`
    : errorText(report).sentence;

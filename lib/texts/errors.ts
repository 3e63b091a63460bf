import type { ErrorCode, ErrorReport } from '@/lib/model/errors';

import {
  alteredLink,
  belongsElsewhere,
  deadLink,
  inMaintenance,
  isRefusedCreate,
  maybeDone,
  notAsAsked,
  notConnected,
  notThere,
  otherAddress,
  refusedInput,
  takenAlready,
  unconfirmed,
  unreadableAnswer,
} from './error-reasons';
import { t } from './translate';

/**
 * `connect`: the Connect screen; `permit`: the browser's permission; `retry`: the same again; `wait`: the same after `until`;
 * `look`: see whether it happened; `edit`: change the field; `use`: take the link although it is not as asked; `anyway`: do it
 * all the same; `create`: replace a link that does not work.
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
  /** The service's own words. */
  said?: string;
  remedy: Remedy;
}

/** Sentences that depend on more than the code. */
const sentences = {
  not_connected: notConnected,
  other_service: belongsElsewhere,
  not_found: notThere,
  conflict: takenAlready,
  invalid_input: refusedInput,
  maintenance: inMaintenance,
  wrong_host: otherAddress,
  not_confirmed: unconfirmed,
  altered_link: alteredLink,
  not_as_asked: notAsAsked,
  dead_link: deadLink,
  outcome_unknown: maybeDone,
  unexpected_response: unreadableAnswer,
} satisfies Partial<Record<ErrorCode, (report: ErrorReport) => string>>;

const remedies: Record<ErrorCode, Remedy> = {
  not_connected: 'connect',
  other_service: 'connect',
  permission_missing: 'permit',
  unauthorized: 'connect',
  forbidden: 'connect',
  not_found: 'retry',
  conflict: 'edit',
  invalid_input: 'edit',
  rate_limited: 'wait',
  plan_limit: 'retry',
  offline: 'retry',
  timeout: 'retry',
  unreachable: 'retry',
  maintenance: 'retry',
  server_error: 'retry',
  web_page: 'retry',
  wrong_host: 'connect',
  not_confirmed: 'retry',
  altered_link: 'edit',
  not_as_asked: 'use',
  origin_uncertain: 'anyway',
  dead_link: 'create',
  outcome_unknown: 'look',
  unexpected_response: 'retry',
  storage_failed: 'retry',
  internal: 'retry',
};

/** What happened and what to do. */
export function errorText(report: ErrorReport): ErrorText {
  const text: ErrorText = { sentence: sentenceOf(report), remedy: remedyOf(report) };
  return report.said ? { ...text, said: report.said } : text;
}

function remedyOf(report: ErrorReport): Remedy {
  if (isUsable(report)) return 'use';
  return isRefusedCreate(report) ? 'connect' : remedies[report.code];
}

function sentenceOf(report: ErrorReport): string {
  const { code } = report;
  return isPlain(code) ? t(`error_${code}`) : sentences[code](report);
}

const isPlain = (code: ErrorCode): code is Exclude<ErrorCode, keyof typeof sentences> =>
  !Object.hasOwn(sentences, code);

/** It leads where it should, as far as known. */
const isUsable = ({ code, link }: ErrorReport): boolean =>
  link?.status === 'active' &&
  (code === 'wrong_host' ||
    code === 'not_confirmed' ||
    (code === 'altered_link' && link.origin === 'uncertain'));

/** The service's own words where Curtail has no better ones. */
export const inOneSentence = (report: ErrorReport): string =>
  report.said !== undefined && report.problem === undefined && report.code !== 'maintenance'
    ? t('common_service_says', { words: report.said })
    : errorText(report).sentence;

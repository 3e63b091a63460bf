import type { ErrorCode, ErrorReport } from '@/lib/model/errors';

import { isRefusedCreate, reasons } from './error-reasons';
import { t } from './translate';

/** `look`: whether it happened; `create`: in place of a dead link. */
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
  said?: string;
  remedy: Remedy;
}

/** For codes with another one than `retry`. */
const remedies: Partial<Record<ErrorCode, Remedy>> = {
  not_connected: 'connect',
  other_service: 'connect',
  permission_missing: 'permit',
  unauthorized: 'connect',
  forbidden: 'connect',
  conflict: 'edit',
  invalid_input: 'edit',
  rate_limited: 'wait',
  wrong_host: 'connect',
  altered_link: 'edit',
  not_as_asked: 'use',
  origin_uncertain: 'anyway',
  dead_link: 'create',
  outcome_unknown: 'look',
};

export function errorText(report: ErrorReport): ErrorText {
  const text: ErrorText = { sentence: sentenceOf(report), remedy: remedyOf(report) };
  return report.said ? { ...text, said: report.said } : text;
}

function remedyOf(report: ErrorReport): Remedy {
  if (isUsable(report)) return 'use';
  return isRefusedCreate(report) ? 'connect' : (remedies[report.code] ?? 'retry');
}

function sentenceOf(report: ErrorReport): string {
  const { code } = report;
  return isPlain(code) ? t(`error_${code}`) : reasons[code](report);
}

const isPlain = (code: ErrorCode): code is Exclude<ErrorCode, keyof typeof reasons> =>
  !Object.hasOwn(reasons, code);

const isUsable = ({ code, link }: ErrorReport): boolean =>
  link?.status === 'active' &&
  (code === 'wrong_host' ||
    code === 'not_confirmed' ||
    (code === 'altered_link' && link.origin === 'uncertain'));

export const inOneSentence = (report: ErrorReport): string =>
  report.said !== undefined && report.problem === undefined && report.code !== 'maintenance'
    ? t('common_service_says', { words: report.said })
    : errorText(report).sentence;

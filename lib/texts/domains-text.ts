import { isCutOff } from '@/lib/rules/listed-domains';

import { numberText } from './count-text';

/** What to say beside a choice of branded domains where not all of them may be in it. */
export const cutOffText = (domains: readonly string[]): string | undefined =>
  isCutOff(domains)
    ? `Only the first ${numberText(domains.length)} domains are listed.`
    : undefined;

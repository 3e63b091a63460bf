import { isCutOff } from '@/lib/rules/list-rows';

import { plural } from './translate';

/** What to say beside a choice of branded domains where not all of them may be in it. */
export const cutOffText = (domains: readonly string[]): string | undefined =>
  isCutOff(domains) ? plural('form_domains_cut_off', domains.length) : undefined;

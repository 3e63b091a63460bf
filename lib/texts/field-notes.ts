import { isCutOff } from '@/lib/rules/list-rows';

import { plural } from './translate';

export const cutOffText = (domains: readonly string[]): string | undefined =>
  isCutOff(domains) ? plural('form_domains_cut_off', domains.length) : undefined;

import { isCutOff } from '@/lib/rules/list-rows';

import { numberText } from './format';

/** What to say beside a choice of branded domains where not all of them may be in it. */
export const cutOffText = (domains: readonly string[]): string | undefined =>
  isCutOff(domains)
    ? `Only the first ${numberText(domains.length)} domains are listed.`
    : undefined;

/** The short-URL API takes a link's password as a part of the URL that it is asked by. */
export const inLogs = 'Your service’s logs may contain the password.';

/** What a folder of each kind is called. */
export const kindNames = { campaign: 'Campaign', channel: 'Channel' } as const;

import { thousand } from './list-requests';

/** Further pages that one look at the domains may cost: the account API counts every request. */
export const mostDomainPages = 2;

/** So many branded domains are listed for sure; what comes after them may be missing. */
const listedForSure = mostDomainPages * thousand;

/** Whether an account may have more domains than these, which are all that were listed. */
export const isCutOff = (domains: readonly string[]): boolean => domains.length >= listedForSure;

import type { PageProblem } from '@/lib/model/popup-state';
import type { Problem } from '@/lib/rules/problems';

import { pageText } from './page-problems';

/** Why something typed, or asked for, is refused, and what would be taken, for people: one line each. */
export const problemText: Record<Problem, string> = {
  address_missing: 'Enter the address of your service.',
  address_malformed: 'This is not a web address. Try short.example.',
  address_scheme: 'The address has to begin with https://.',
  address_not_secure: 'Your API key would travel unprotected: use https://.',
  address_credentials: 'Leave the user name and password out of the address.',
  key_missing: 'Enter your API key.',
  key_characters: 'An API key has no spaces and none of / \\ ? # %.',
  key_too_long: 'This is too long for an API key.',
  key_unreadable: 'Your stored API key couldn’t be read. Enter it again.',
  url_missing: 'Enter the address to shorten.',
  url_malformed: 'This is not a web address.',
  url_scheme: 'Only http and https addresses can be shortened.',
  url_credentials: 'This address holds a user name or password.',
  url_too_long: 'This address is too long: 8,192 characters at most.',
  url_refused: 'The service’s web server does not take this address. Shorten it without its query.',
  url_has_key:
    'This address holds your API key. Everybody with the short link would see it, so take it out first.',
  url_short_already: 'This is a short link already.',
  alias_characters: 'Use letters, digits, - and _ only.',
  alias_too_long: 'Use 100 characters at most.',
  alias_twice: 'Two rows cannot have the same alias.',
  password_missing: 'Enter a password.',
  password_characters: 'Use letters, digits and . _ ~ ! * @ $ = , - only.',
  password_leading_dot: 'Do not begin with a dot.',
  password_too_long: 'Use 64 characters at most.',
  expiry_format: 'Write the day as in 2027-01-31: year, month, day.',
  expiry_impossible: 'There is no such day.',
  expiry_past: 'This day is over.',
  domain_malformed: 'This is not a domain name.',
  domain_unknown: 'Your account has no such domain.',
  campaign_unknown: 'Your account has no such campaign.',
  channel_unknown: 'Your account has no such channel.',
  link_number_unknown:
    'This service does not know the link by the number it gave. File it on the service’s web site.',
  link_number_other:
    'The service filed another link in its place. Take that one out on the service’s web site.',
  no_addresses: 'There is no web address in what is selected.',
  too_many_addresses: 'More than 100 addresses at once. Shorten them in smaller parts.',
  no_such_link: 'None of the links made here fits these words.',
  bulk_under_way: 'Another list is under way. Let it end, or stop it.',
  bulk_private:
    'This is a private window, and a list is remembered until it is done. Open Curtail’s options in a normal window to make many links.',
  bulk_password_gone: 'Curtail keeps passwords in memory only. Enter this one again.',
  template_no_link: 'The template has to hold {link}.',
  template_unknown_field:
    'The template can hold {link}, {title}, {address}, {domain}, {alias}, {date} and {expiry} only.',
  template_too_long: 'Use 500 characters at most.',
  template_unseen: 'Leave out characters that can’t be seen, such as tabs and direction marks.',
  passphrase_too_short: 'Use 8 characters or more.',
  passphrase_differs: 'This is not the same passphrase.',
  passphrase_wrong: 'The key in the file does not open with this passphrase.',
};

/** @param problem a code that came with a failure, of what was typed or of a page; an unknown one gets a general sentence */
export function problemSentence(problem: string): string {
  if (isProblem(problem)) return problemText[problem];
  return isPageProblem(problem) ? pageText[problem] : 'Something typed here cannot be used.';
}

const isProblem = (code: string): code is Problem => Object.hasOwn(problemText, code);

const isPageProblem = (code: string): code is PageProblem => Object.hasOwn(pageText, code);

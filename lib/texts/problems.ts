import { getMessage } from './get-message';
import { t } from './translate';

/**
 * Why something typed, or asked for, is refused, and what would be taken, for people.
 * @param problem a code that came with a failure, of what was typed or of a page; an unknown one gets a general sentence
 */
export const problemSentence = (problem: string): string =>
  getMessage(`problem_${problem}`) || t('error_invalid_input');

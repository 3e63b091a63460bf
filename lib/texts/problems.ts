import { getMessage } from './get-message';
import { t } from './translate';

/** @param problem an unknown code gets a general sentence */
export const problemSentence = (problem: string): string =>
  getMessage(`problem_${problem}`) || t('error_invalid_input');

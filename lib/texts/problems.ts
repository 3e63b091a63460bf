import { getMessage } from './get-message';
import { t } from './translate';

/** Also what would be accepted. @param problem an unknown code gets a general sentence */
export const problemSentence = (problem: string): string =>
  getMessage(`problem_${problem}`) || t('error_invalid_input');

import { countCharacters } from './count-characters';

/** In characters. @source observed.md, "Answers, account API" */
export const shortestPassword = 5;

/**
 * Checks a new password of the account itself, which travels in a body and so may hold anything.
 * Blanks at its ends are refused, as services cut them off what is sent, or off what is typed later on.
 */
export function checkAccountPassword(password: string): 'too_short' | 'blank_ends' | undefined {
  if (password.trim() !== password) return 'blank_ends';
  return countCharacters(password) < shortestPassword ? 'too_short' : undefined;
}

import type { User } from '../harness/user.ts';
import { tell } from './tell.ts';

/** Choices of the Preferences screen, in its words, and what they mean to the background. */
const choices = {
  'Show options first': { toolbar: 'form' },
  'Shorten and copy': { toolbar: 'at_once' },
  'Chosen by Curtail': { shortPart: 'curtail' },
  'Chosen by your service': { shortPart: 'service' },
} as const;

/** Chooses what the Preferences screen offers. */
export async function prefer(user: User, choice: keyof typeof choices): Promise<void> {
  await tell(user, 'preferences.save', choices[choice]);
}

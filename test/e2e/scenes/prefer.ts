import type { User } from '../harness/user.ts';
import { tell } from './tell.ts';

/** Choices of the Preferences screen, in its words, and what they mean to the background. */
const choices = {
  'Let me choose first': { toolbar: 'form' },
  'Shorten at once': { toolbar: 'at_once' },
  Curtail: { shortPart: 'curtail' },
} as const;

/** Chooses what the Preferences screen offers. */
export async function prefer(user: User, choice: keyof typeof choices): Promise<void> {
  await tell(user, 'preferences.save', choices[choice]);
}

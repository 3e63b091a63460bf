import type { User } from '../harness/user.ts';

/** What can be chosen on the Preferences screen, in its words. */
type Choice = 'Let me choose first' | 'Shorten at once' | 'Curtail';

/** Chooses on the Preferences screen, and waits until that is kept. */
export async function prefer(user: User, choice: Choice): Promise<void> {
  const options = await user.openOptions('#preferences');
  await options.press(choice, 'radio');
  await options.waitForText('Saved');
  await options.close();
}

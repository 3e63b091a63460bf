import type { User } from '../harness/user.ts';
import type { View } from '../harness/view.ts';

/** Opens a short link as whoever got it would, and waits until its page says this. */
export async function visitLink(user: User, shortUrl: string, says: string): Promise<View> {
  await user.browser.visit(shortUrl);
  await user.browser.tab.waitForText(says);
  return user.browser.tab;
}

import type { User } from '../harness/user.ts';
import type { View } from '../harness/view.ts';
import { prefer } from './prefer.ts';

/** Connects, has the toolbar button show the form, and clicks it on this page. */
export async function openForm(user: User, url: string): Promise<View> {
  await user.connect();
  await prefer(user, 'Show options first');
  return user.openPopup(url);
}

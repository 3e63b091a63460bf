import { findExtensionView } from '../harness/find-extension-view.ts';
import type { User } from '../harness/user.ts';
import type { View } from '../harness/view.ts';

interface Answer {
  res: { ok: boolean; value?: unknown; error?: unknown };
}

/**
 * Sends the background a message, as the options page does: for what a test needs and does not try.
 * @returns its answer
 * @throws {Error} when it refuses
 */
export async function tell(user: User, type: string, data: unknown): Promise<unknown> {
  const open = await findExtensionView(user.browser, ['options.html', 'popup.html']);
  const view = open ?? (await user.openOptions());
  const { ok, value, error } = await send(view, type, data);
  if (open === undefined) await view.close();
  if (!ok) throw new Error(`${type} was refused: ${JSON.stringify(error)}`);
  return value;
}

async function send(view: View, type: string, data: unknown): Promise<Answer['res']> {
  const message = { id: 1, type, data };
  const { res } = (await view.evaluate(
    (words) => chrome.runtime.sendMessage({ ...words, timestamp: Date.now() }),
    message,
  )) as Answer;
  return res;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';

import type { Display } from './open-display.ts';

/** The program that has copied something may be busy; in milliseconds. */
const patience = 2000;

/** The text on a display's clipboard, as any other program gets it; blank when there is none. */
export async function clipboardText({ env }: Pick<Display, 'env'>): Promise<string> {
  const xclip = spawn('xclip', ['-out', '-selection', 'clipboard'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: patience,
  });
  let text = '';
  xclip.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
  await once(xclip, 'close');
  return text;
}

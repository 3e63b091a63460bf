import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Contestant } from './contestant.ts';

const manifest = {
  manifest_version: 3,
  name: 'Empty',
  version: '1',
  action: { default_popup: 'popup.html' },
  background: { service_worker: 'worker.js' },
};

const popup = '<!doctype html><html lang="en"><body><p>Empty</p></body></html>\n';

const worker = `chrome.runtime.onMessage.addListener((message, sender, respond) => respond(message));\n`;

/**
 * Writes the extension that the others are compared with: a popup with nothing but a paragraph, and a worker that answers. Without a
 * worker it would be no measure: the others' popups open in the process that their workers keep running, and its own had to wait
 * for one to be started.
 */
export async function emptyExtension(folder: string, column: string): Promise<Contestant> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'popup.html'), popup);
  await writeFile(join(folder, 'worker.js'), worker);
  return {
    column,
    folder,
    popup: 'popup.html',
    hasWorker: true,
    trials: ['awake', 'asleep', 'closingTab', 'atRest', 'rested'],
    shown: { selector: 'p', text: 'Empty' },
    ping: 'Are you there?',
  };
}

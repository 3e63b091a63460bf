import { checkExport } from '@/components/options/moving/check-export';
import { exportedLinks } from '@/components/options/moving/exported-links';
import { importLinks } from '@/components/options/moving/import-links';
import { readExport } from '@/components/options/moving/read-export';
import { writeExport } from '@/components/options/moving/write-export';
import { stepsUntil } from '@/components/options/steps';
import type { MovedLinks, MovingProblem } from '@/lib/contract/moving';

import type { MovingWorld } from './moving-world';
import { sendTo } from './send-to';

const steps = stepsUntil(new AbortController().signal, () => undefined);

/** Writes everything in a world into a file, as the page does. @returns its text */
export async function exportAll(world: MovingWorld, passphrase: string | null): Promise<string> {
  const send = sendTo(world);
  const head = await send('moving.export', { preferences: true, connection: true, passphrase });
  const { content } = await writeExport(head, exportedLinks(send, steps));
  return content.text();
}

/** Checks the text of a file and imports all of it, its copy template, too, as the page does. */
export async function importAll(
  world: MovingWorld,
  text: string,
  passphrase: string | null,
): Promise<MovedLinks | { problem: MovingProblem }> {
  const send = sendTo(world);
  const read = readExport(text);
  if ('problem' in read) return read;
  const checked = await checkExport(send, read, steps);
  if ('problem' in checked) return checked;
  const { head, links } = checked;
  if (passphrase !== null) await send('moving.connect', { head, passphrase });
  if (head.preferences !== null) {
    await send('moving.restorePreferences', { head, template: true });
  }
  return importLinks(send, links, steps);
}

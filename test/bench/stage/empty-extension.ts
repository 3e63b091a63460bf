import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const manifest = {
  manifest_version: 3,
  name: 'Empty',
  version: '1',
  action: { default_popup: 'popup.html' },
};

const popup = '<!doctype html><html lang="en"><body><p>Empty</p></body></html>\n';

/** Writes the extension that everything is compared with: a popup with nothing but a paragraph. */
export async function writeEmptyExtension(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'popup.html'), popup);
}

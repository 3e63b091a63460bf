import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { Surroundings } from './condition.ts';
import { unpackPackage } from './unpack-package.ts';

/** The packages of Debian that bring fonts, by the name of their folder. */
const packages = {
  dejavu: 'fonts-dejavu-core',
  liberation: 'fonts-liberation',
  noto: 'fonts-noto-core',
} as const;

type FontName = keyof typeof packages;

const systemFolder = '/usr/share/fonts/truetype';

/** A system on which these fonts are installed, and no others. */
export async function onlyFonts(
  folder: string,
  ...names: readonly FontName[]
): Promise<Surroundings | string> {
  if (process.platform !== 'linux') return 'Only Linux lets a program see some fonts only.';
  const folders: string[] = [];
  for (const name of names) {
    const found = await fontFolder(folder, name);
    if (found === undefined) return `The fonts of ${packages[name]} cannot be had here.`;
    folders.push(found);
  }
  const own = resolve(folder, 'fonts', names.join('-'));
  await mkdir(own, { recursive: true });
  const file = join(own, 'fonts.conf');
  await writeFile(file, configuration(folders, join(own, 'cache')));
  return { env: { FONTCONFIG_FILE: file }, browsersOnly: true };
}

async function fontFolder(folder: string, name: FontName): Promise<string | undefined> {
  const installed = join(systemFolder, name);
  if (existsSync(installed)) return installed;
  const root = await unpackPackage(folder, packages[name]);
  return root && join(resolve(root), systemFolder, name);
}

/** The system's rules for choosing a font, among these. */
function configuration(folders: readonly string[], cache: string): string {
  const dirs = folders.map((folder) => `<dir>${folder}</dir>`).join('');
  const rules = '<include ignore_missing="yes">/etc/fonts/conf.d</include>';
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>${dirs}${rules}<cachedir>${cache}</cachedir></fontconfig>
`;
}

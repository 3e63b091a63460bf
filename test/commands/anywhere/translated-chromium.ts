import { existsSync, realpathSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { findBrowser } from '../../e2e/harness/find-browser.ts';
import { unpackPackage } from './unpack-package.ts';

/** Where Debian puts it, without any language but English. */
const debianFolder = '/usr/lib/chromium';

/**
 * Debian's Chromium with all languages: a folder that leads to the installed one, as the browser looks for them beside itself.
 * @returns undefined where the browser is another one, which brings its languages along, or they cannot be had
 */
export async function translatedChromium(folder: string): Promise<string | undefined> {
  const installed = join(debianFolder, 'chromium');
  const inUse = findBrowser();
  const isDebian = inUse !== undefined && realpathSync(inUse) === '/usr/bin/chromium';
  if (!isDebian || !existsSync(installed)) return undefined;
  const languages = await unpackPackage(folder, 'chromium-l10n');
  if (languages === undefined) {
    console.log('Chromium’s own texts stay English: chromium-l10n cannot be had here.');
    return undefined;
  }
  const own = resolve(folder, 'chromium');
  await rm(own, { recursive: true, force: true });
  await mkdir(join(own, 'locales'), { recursive: true });
  const others = (await readdir(debianFolder)).filter(
    (name) => name !== 'chromium' && name !== 'locales',
  );
  for (const name of others) await symlink(join(debianFolder, name), join(own, name));
  // It finds what is beside it by its true path.
  const program = join(own, 'chromium');
  await link(installed, program).catch(() => copyFile(installed, program));
  for (const root of ['/', resolve(languages)]) {
    const locales = join(root, debianFolder, 'locales');
    for (const name of await readdir(locales))
      await symlink(join(locales, name), join(own, 'locales', name));
  }
  return program;
}

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { aptGetInstall } from './apt-get.ts';

/** Inter, and what it lacks: Arabic, Japanese and Chinese. By Debian’s package, with the folder that it fills. */
const fonts = {
  'fonts-inter': '/usr/share/fonts/opentype/inter',
  'fonts-noto-core': '/usr/share/fonts/truetype/noto',
  'fonts-noto-cjk': '/usr/share/fonts/opentype/noto',
};

/**
 * Sees to the fonts of pictures, so that they are the same on all machines.
 * @returns the variables with which a browser writes in them; none where they cannot be had, which it says
 */
export async function provideFonts(): Promise<Readonly<Record<string, string>>> {
  const missing = (): string[] =>
    Object.entries(fonts).flatMap(([name, folder]) => (existsSync(folder) ? [] : [name]));
  const reason = missing().length === 0 ? undefined : await aptGetInstall(...missing());
  if (missing().length > 0) {
    console.log(`The pictures are in this machine’s own fonts: ${reason ?? ''}`);
    return {};
  }
  return { FONTCONFIG_FILE: resolve('test/pictures/fonts.conf') };
}

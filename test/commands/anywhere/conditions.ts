import { runCommand } from '../run-command.ts';
import type { Condition, Surroundings } from './condition.ts';
import { onlyFonts } from './only-fonts.ts';

/** Everything under which the tests have to pass. */
export const conditions: readonly Condition[] = [
  always('usual', {}),
  { name: 'one-core', prepare: onOneCore },
  always('busy', { busyLoops: 3 }),
  { name: 'dejavu', prepare: (folder) => onlyFonts(folder, 'dejavu') },
  { name: 'noto', prepare: (folder) => onlyFonts(folder, 'dejavu', 'liberation', 'noto') },
  always('kiritimati', { env: { TZ: 'Pacific/Kiritimati' } }),
  always('st-johns', { env: { TZ: 'America/St_Johns' } }),
  always('arabic', { env: inLanguage('ar', 'ar_EG.UTF-8') }),
  always('german', { env: inLanguage('de', 'de_DE.UTF-8') }),
  always('random', { shuffled: true }),
];

/** A machine whose owner speaks another language. @param locale as the system names it, such as `de_DE.UTF-8` */
function inLanguage(language: string, locale: string): Record<string, string> {
  return { LANG: locale, LC_ALL: locale, LANGUAGE: language };
}

function always(name: string, surroundings: Surroundings): Condition {
  return { name, prepare: () => Promise.resolve(surroundings) };
}

async function onOneCore(): Promise<Surroundings | string> {
  const prefix = ['taskset', '-c', '0'];
  const isInstalled = await runCommand([...prefix, 'true']).then(
    ({ code }) => code === 0,
    () => false,
  );
  return isInstalled ? { prefix } : 'taskset is missing here.';
}

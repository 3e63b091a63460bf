import type { Surroundings } from './condition.ts';
import { translatedChromium } from './translated-chromium.ts';

/**
 * A machine whose owner speaks another language, with a browser that does so, too.
 * @param locale as the system names it, such as `de_DE.UTF-8`
 */
export async function inLanguage(
  folder: string,
  language: string,
  locale: string,
): Promise<Surroundings> {
  const chromium = await translatedChromium(folder);
  return {
    env: {
      LANG: locale,
      LC_ALL: locale,
      LANGUAGE: language,
      CURTAIL_LANGUAGE: language,
      ...(chromium === undefined ? {} : { CURTAIL_CHROME: chromium }),
    },
  };
}

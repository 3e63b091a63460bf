import { env } from 'node:process';

/** The language of the browsers that tests start, such as `de`, where CURTAIL_LANGUAGE names one; else the browser's own choice. */
export function testLanguage(): string | undefined {
  const language = env['CURTAIL_LANGUAGE'] ?? '';
  return language === '' ? undefined : language;
}

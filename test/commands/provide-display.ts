import { missingPrograms, whyNoDisplay } from '../desktop/display/desktop-programs.ts';
import { aptGetInstall } from './apt-get.ts';

/** Sees to what a virtual display needs. @returns why there can be none, a sentence, or undefined */
export async function provideDisplay(): Promise<string | undefined> {
  const missing = missingPrograms().map(({ packageName }) => packageName);
  if (process.platform !== 'linux' || missing.length === 0) return whyNoDisplay();
  const reason = await aptGetInstall(...missing);
  const lack = whyNoDisplay();
  return lack === undefined ? undefined : `${lack} ${reason ?? ''}`.trim();
}

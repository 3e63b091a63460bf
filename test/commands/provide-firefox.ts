import { findFirefox } from '../e2e/harness/find-firefox.ts';
import { aptGetInstall } from './apt-get.ts';

/** Sees to it that there is a Firefox, or says why its tests will be skipped. */
export async function provideFirefox(): Promise<void> {
  if (findFirefox() !== undefined) return;
  const reason = await aptGetInstall('firefox-esr');
  if (findFirefox() === undefined)
    console.log(`The Firefox tests will be skipped: no Firefox found. ${reason ?? ''}`.trim());
}

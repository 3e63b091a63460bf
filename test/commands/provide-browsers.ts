import { provideChromium } from './provide-chromium.ts';
import { provideFirefox } from './provide-firefox.ts';

/** Sees to the browsers that the named steps run in. */
export async function provideBrowsers(steps: readonly string[]): Promise<void> {
  if (steps.includes('component') || steps.includes('e2e')) await provideChromium();
  if (steps.includes('e2e')) await provideFirefox();
}

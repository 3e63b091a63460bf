import { provideChromium } from './provide-chromium.ts';
import { provideDisplay } from './provide-display.ts';
import { provideFirefox } from './provide-firefox.ts';

/** Sees to the browsers, and the display, that the named steps run in; says what cannot be had. */
export async function providePrograms(steps: readonly string[]): Promise<void> {
  const includeAny = (...names: readonly string[]): boolean =>
    names.some((name) => steps.includes(name));
  const both = includeAny('e2e', 'long', 'account', 'desktop');
  if (both || includeAny('component', 'changed', 'revokes')) await provideChromium();
  if (both) await provideFirefox();
  if (!includeAny('desktop')) return;
  const lack = await provideDisplay();
  if (lack !== undefined) console.log(`The desktop tests will be skipped: ${lack}`);
}

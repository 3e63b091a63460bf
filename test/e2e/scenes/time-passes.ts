import type { View } from '../harness/view.ts';

/**
 * Makes everything that Curtail remembers of creates without a known outcome older, as if so much
 * time had passed.
 * @param extensionPage any page of the extension
 */
export function timePasses(extensionPage: View, milliseconds: number): Promise<void> {
  return extensionPage.evaluate(async (passed) => {
    const stored = await chrome.storage.local.get('intents');
    const item = stored['intents'] as { value: Record<string, { at: number; settledAt: number }> };
    for (const intent of Object.values(item.value)) {
      intent.at -= passed;
      intent.settledAt -= passed;
    }
    await chrome.storage.local.set({ intents: item });
  }, milliseconds);
}

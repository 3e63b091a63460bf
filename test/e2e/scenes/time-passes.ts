import type { View } from '../harness/view.ts';

/** Milliseconds after a create from which a link that is not there was never made. */
export const untilSettled = 61_000;

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

/** Makes every link that is remembered an hour older: of one that was just made, a "not found" says nothing. */
export function linksAge(extensionPage: View): Promise<void> {
  return extensionPage.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('curtail');
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('links', 'readwrite');
          const links = transaction.objectStore('links');
          const reading = links.getAll() as IDBRequest<{ link: { createdAt: number } }[]>;
          reading.addEventListener('success', () => {
            for (const row of reading.result) {
              row.link.createdAt -= 3_600_000;
              links.put(row);
            }
          });
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
          transaction.addEventListener('error', () => reject(new Error('Nothing was written.')));
        });
      }),
  );
}

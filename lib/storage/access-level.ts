import { browser } from 'wxt/browser';

/** Chromium can keep content scripts out of an area; the type package and Firefox do not know the method. */
interface WithAccessLevel {
  setAccessLevel?: (level: { accessLevel: 'TRUSTED_CONTEXTS' }) => Promise<void>;
}

/**
 * Shuts the stored key away from any content script, should one ever be added. There is none today, so a browser that
 * cannot do it loses nothing.
 */
export async function keepStorageFromWebPages(): Promise<void> {
  const area = browser.storage.local as WithAccessLevel;
  await area.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
}

import { vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import type { Parts } from '@/lib/background/parts';

import type { BoundHandlers } from './handlers-of';

// Hoisted, so they stand before whatever a test imports of the background: what a browser alone can do is done by nobody.
vi.mock('@/lib/platform/permissions', () => ({
  hasOrigin: async () => true,
  keepOnlyOrigins: async () => [],
  onPermissionsChanged: () => undefined,
  removeOptionalPermissions: async () => [],
}));
vi.mock('@/lib/platform/badge', () => ({
  clearBadge: async () => undefined,
  showBadge: async () => undefined,
}));
vi.mock('@/lib/platform/background-clipboard', () => ({
  createBackgroundClipboard: () => () => ({
    write: async () => clipboard.write(),
    close: () => undefined,
  }),
}));

/** What becomes of what is copied. */
export const clipboard = { write: async (): Promise<boolean> => true };

/** A background, with a function for each message. */
export interface Lifetimes {
  parts: () => Parts;
  handlers: () => BoundHandlers;
}

/** Loads the whole background with a stand-in for the browser, online. `vi.unstubAllGlobals()` ends it. */
export async function loadLifetimes() {
  vi.stubGlobal('navigator', { onLine: true });
  fakeBrowser.runtime.getManifest = () => ({ manifest_version: 3, name: 'x', version: '1.0' });
  const [{ createLifetimes }, { handlersOf }] = await Promise.all([
    import('@/entrypoints/background/lifetimes'),
    import('./handlers-of'),
  ]);
  return (): Lifetimes => {
    const { parts, answer } = createLifetimes();
    const handlers = handlersOf(answer);
    return { parts, handlers: () => handlers };
  };
}

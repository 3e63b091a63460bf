import { page } from 'vitest/browser';

import { connected } from '../fake-services';

/** A connection to a service that makes links over its account API alone. */
export const overAccount = {
  ...connected,
  apis: { account: 'available', shortUrl: 'absent', accountLinks: 'available' },
} as const;

const rows: Readonly<Record<string, object[]>> = {
  listPixels: [
    { id: '7', type: 'bing', name: 'Ads', tag: '12345', date: null },
    { id: '8', type: 'fbpixel', name: '', tag: '12345', date: null },
  ],
  listSplashPages: [{ id: '5', name: 'Welcome', date: null }],
};

/** An account with two pixels and a splash page. */
export const accountLists = {
  'account.read': ({ operation }: { operation: string }) => ({
    value: { items: rows[operation] ?? [], total: 2, nextPage: null },
    at: Date.now(),
  }),
};

export const unfold = async () => page.getByText(/^More options/).click();

export const pixel = (name: string) => page.getByRole('checkbox', { name, exact: true });

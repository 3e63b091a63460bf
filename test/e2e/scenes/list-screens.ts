import type { ListScreen } from './resource-states.ts';

/** Every screen of the account that lists something. */
export const listScreens = {
  domains: {
    id: 'domains',
    one: 'domain',
    many: 'domains',
    operation: 'domains',
    table: 'domains',
  },
  campaigns: {
    id: 'campaigns',
    one: 'campaign',
    many: 'campaigns',
    operation: 'campaigns',
    table: 'campaigns',
  },
  channels: {
    id: 'channels',
    one: 'channel',
    many: 'channels',
    operation: 'channels',
    table: 'channels',
  },
  pixels: { id: 'pixels', one: 'pixel', many: 'pixels', operation: 'pixels', table: 'pixels' },
  qrCodes: {
    id: 'qr-codes',
    one: 'QR code',
    many: 'QR codes',
    operation: 'qr',
    table: 'qrCodes',
  },
  overlays: {
    id: 'overlays',
    one: 'overlay',
    many: 'overlays',
    operation: 'overlay',
    table: 'overlays',
  },
  splashPages: {
    id: 'splash-pages',
    one: 'splash page',
    many: 'splash pages',
    operation: 'splash',
    table: 'splashPages',
  },
} as const satisfies Record<string, ListScreen>;

import type { FormScreen, ListScreen } from './resource-states.ts';

/** Every screen of the account that lists something. */
export const listScreens = {
  domains: {
    id: 'domains',
    many: 'domains',
    operation: 'domains',
    table: 'domains',
    form: { title: 'Add domain', send: 'Add domain' },
  },
  campaigns: {
    id: 'campaigns',
    many: 'campaigns',
    operation: 'campaigns',
    table: 'campaigns',
    form: { title: 'New campaign', send: 'Create campaign' },
  },
  channels: {
    id: 'channels',
    many: 'channels',
    operation: 'channels',
    table: 'channels',
    form: { title: 'New channel', send: 'Create channel' },
  },
  pixels: {
    id: 'pixels',
    many: 'pixels',
    operation: 'pixels',
    table: 'pixels',
    form: { title: 'New pixel', send: 'Create pixel' },
  },
  qrCodes: {
    id: 'qr-codes',
    many: 'QR codes',
    operation: 'qr',
    table: 'qrCodes',
    form: { title: 'New QR code', send: 'Create QR code' },
  },
  overlays: {
    id: 'overlays',
    many: 'overlays',
    operation: 'overlay',
    table: 'overlays',
  },
  splashPages: {
    id: 'splash-pages',
    many: 'splash pages',
    operation: 'splash',
    table: 'splashPages',
  },
} as const satisfies Record<string, ListScreen | FormScreen>;

import type { RunningService } from '../../service/start-service.ts';
import type { User } from '../harness/user.ts';
import type { View } from '../harness/view.ts';
import { hostileNames, markup } from './hostile-names.ts';
import { userIdOf } from './user-id.ts';

/** The lists of the account, and the tables that they show. */
export const screens = {
  Domains: 'domains',
  Campaigns: 'campaigns',
  Channels: 'channels',
  Pixels: 'pixels',
  'QR codes': 'qrCodes',
  Overlays: 'overlays',
  'Splash pages': 'splashPages',
} as const;

export type Table = (typeof screens)[keyof typeof screens];

/** One of each thing that can be deleted, as its dialog names it. */
export const singular = {
  domains: 'domain',
  campaigns: 'campaign',
  channels: 'channel',
  pixels: 'pixel',
  qrCodes: 'QR code',
} as const;

/** Gives the account one of everything by each hostile name. */
export function insertAll(user: User): void {
  const { service } = user;
  const userId = userIdOf(user);
  hostileNames.forEach(({ name }, i) => {
    const row = { userId, name };
    service.insert('domains', { userId, domain: name, hostname: `hostile-${i}.test` });
    service.insert('campaigns', row);
    service.insert('channels', { ...row, description: name, color: name.slice(0, 50) });
    service.insert('pixels', { ...row, tag: name });
    service.insert('qrCodes', { ...row, type: 'text', data: '"Ring twice"' });
    service.insert('overlays', { ...row, type: name, createdAt: null });
    service.insert('splashPages', { ...row, createdAt: null });
  });
}

/** The number of what has this name. */
export function idOf(service: RunningService, table: Table, name: string): number {
  const fits = (row: object): boolean => Object.values(row).includes(name);
  return Number(service.rows(table).find(fits)?.id);
}

const rename = async (form: View): Promise<void> => form.fill('Name', `${markup}!`);

/** What can be changed, and how. */
export const editable: Readonly<
  Record<string, { table: Table; change: (form: View) => Promise<void> }>
> = {
  Domains: {
    table: 'domains',
    change: async (form) => form.fill('404 redirect', 'https://missing.example/'),
  },
  Campaigns: { table: 'campaigns', change: rename },
  Channels: { table: 'channels', change: rename },
  Pixels: {
    table: 'pixels',
    change: async (form) => {
      await rename(form);
      await form.fill('Tag', 'GTM-1234567');
    },
  },
};

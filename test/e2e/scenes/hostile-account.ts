import type { User } from '../harness/user.ts';
import { hostileNames } from './hostile-names.ts';
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

import type { FilingStep, LinkRecord } from '@/lib/model/link';

import type { User } from '../e2e/harness/user.ts';
import { tell } from '../e2e/scenes/tell.ts';
import { userIdOf } from '../e2e/scenes/user-id.ts';
import { campaigns, channels, type GardenLink, gardenLinks } from './garden.ts';
import { ownAddress } from './stage.ts';

const hour = 3_600_000;

/** Gives the person's account campaigns, channels, a domain and a garden's links, and this browser what it knows of them. */
export async function addSamples(user: User): Promise<void> {
  const { service } = user;
  const userId = userIdOf(user);
  const folders = addFolders(user);
  const links = gardenLinks.toReversed().map((link) => {
    const id = service.insert('links', {
      userId,
      part: link.part,
      originalUrl: link.url,
      status: statusOf(link),
      visits: link.visits,
      createdAt: ago(link.hours),
      lastAccessedAt: ago(1),
    });
    const filing = folders.filter(({ name }) => name === link.campaign || name === link.channel);
    return recordOf(String(id), link, filing);
  });
  await tell(user, 'backup.addLinks', { links });
}

function addFolders(user: User): FilingStep[] {
  const { service } = user;
  const row = { userId: userIdOf(user), createdAt: ago(900) };
  // Those that the service shares are on hosts of this machine.
  service.database.exec('DELETE FROM domains');
  const hostname = 'go.botanic.example';
  service.insert('domains', { userId: row.userId, hostname, domain: `https://${hostname}` });
  const step = (kind: FilingStep['kind'], name: string, id: number): FilingStep => {
    return { kind, name, id: String(id), state: 'done' };
  };
  return [
    ...campaigns.map((name) =>
      step('campaign', name, service.insert('campaigns', { ...row, name, slug: null })),
    ),
    ...Object.entries(channels).map(([name, color]) =>
      step('channel', name, service.insert('channels', { ...row, name, color, description: '' })),
    ),
  ];
}

const ago = (hours: number): number => Date.now() - hours * hour;

const statusOf = ({ mark }: GardenLink) => (mark === 'disabled' ? 'disabled' : 'active');

const recordOf = (id: string, link: GardenLink, filing: FilingStep[]): LinkRecord => ({
  shortUrl: `${ownAddress}/${link.part}`,
  service: ownAddress,
  id,
  longUrl: link.url,
  title: link.title,
  createdAt: ago(link.hours),
  alias: link.part,
  domain: null,
  expiry: null,
  hasPassword: link.mark === 'password',
  status: statusOf(link),
  filing,
  told: {
    at: Date.now(),
    visits: link.visits,
    lastAccessed: new Date(ago(1)).toISOString().slice(0, 19).replace('T', ' '),
    before: { visits: link.before, at: ago(50) },
    gone: false,
  },
});

const places = ['Netherlands', 'Germany', 'Netherlands', 'Belgium', 'France', 'Netherlands'];
const sites = ['Direct', 'mail.example', 'Direct', 'news.example', 'forum.example'];
const browsers = ['Chrome', 'Safari', 'Chrome', 'Firefox', 'Chrome', 'Edge', 'Safari'];
const systems = ['Android', 'iOS', 'Windows', 'Android', 'macOS', 'Linux', 'iOS', 'Android'];

/** Visits to a link, for its statistics. */
export function addVisits(user: User, part: string): void {
  const { database } = user.service;
  const row = database.prepare('SELECT id FROM links WHERE part = ?').get(part);
  const insert = database.prepare(
    `INSERT INTO linkVisits (linkId, visitor, country, referrer, browser, os, visitedAt)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  for (let i = 0; i < 1284; i += 1) {
    const labels = [places, sites, browsers, systems].map((all) => all[i % all.length] ?? '');
    insert.run(Number(row?.['id']), `visitor-${i % 871}`, ...labels, ago(i / 24));
  }
}

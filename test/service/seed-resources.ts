import { choices } from './choices.ts';
import { chooseFreeToken } from './qr/free-token.ts';
import type { Service } from './service.ts';
import type { Campaign } from './storage/campaigns.ts';
import type { Link } from './storage/links.ts';
import type { QrCode } from './storage/qr-codes.ts';

const dayMs = 86_400_000;

const pixels = [
  { type: 'gtmpixel', name: 'All pages', tag: 'GTM-HARBOUR' },
  { type: 'fbpixel', name: 'Newsletter sign-ups', tag: '1020304050607080' },
  { type: 'adwordspixel', name: 'Ticket sales', tag: 'AW-123456789/ticket' },
];

const overlays = [
  { type: 'message', name: 'Autumn opening hours', daysAgo: 20 },
  { type: 'contact', name: 'Ask the harbour office', daysAgo: 12 },
  { type: 'poll', name: 'Map on paper, or on screen?', daysAgo: null },
];

const splashPages = [
  { name: 'You are leaving the library', daysAgo: 30 },
  { name: 'Harbour week', daysAgo: null },
];

const qrCodes = [
  { type: 'text', name: 'Lending desk', data: 'Ask at the desk for sheet 2.' },
  { type: 'email', name: 'Write to us', data: { email: 'desk@mail.example', subject: 'A map' } },
  { type: 'phone', name: 'Call the desk', data: '+1 555 0100' },
  { type: 'sms', name: 'Reserve by SMS', data: { phone: '+15550100', message: 'Sheet 2' } },
  {
    type: 'wifi',
    name: 'Reading room',
    data: { ssid: 'reading-room', encryption: 'wpa', pass: 'quiet-please' },
  },
  {
    type: 'vcard',
    name: 'Harbour office',
    data: { fname: 'Harbour', lname: 'Office', phone: '+15550101', city: 'Portside' },
  },
];

const scans = [
  { browser: 'Chrome', os: 'Android', referrer: 'Direct', social: null },
  { browser: 'Safari', os: 'iOS', referrer: 'www.facebook.com', social: 'facebook' },
  { browser: 'Firefox', os: 'Windows', referrer: 'page.example', social: null },
];

/** Gives an account a few of every resource, with these links of its own filed in them. */
export function seedResources(service: Service, userId: number, links: readonly Link[]): void {
  const [first, second] = links;
  const createdAt = service.now();
  for (const pixel of pixels) service.pixels.add({ ...pixel, userId, createdAt });
  seedReadOnly(service, userId);
  const codes = seedQrCodes(service, userId, first);
  const campaign = seedCampaigns(service, userId);
  const channel = seedChannels(service, userId);
  for (const link of links) service.campaigns.assign(campaign, link.id);
  for (const link of [first, second]) {
    if (link !== undefined) service.channels.assign(channel, 'links', link.id);
  }
  for (const code of codes.slice(0, 2)) service.channels.assign(channel, 'qr', code);
}

function seedReadOnly({ overlays: rows, splashPages: pages, now }: Service, userId: number): void {
  const time = (daysAgo: number | null) => (daysAgo === null ? null : now() - daysAgo * dayMs);
  for (const { daysAgo, ...overlay } of overlays) {
    rows.add({ ...overlay, userId, createdAt: time(daysAgo) });
  }
  for (const { daysAgo, ...page } of splashPages) {
    pages.add({ ...page, userId, createdAt: time(daysAgo) });
  }
}

/** The account's main campaign, whose id this answers, and one without a rotator. */
function seedCampaigns({ campaigns, now }: Service, userId: number): number {
  const slug = campaigns.bySlug('harbour-week') === undefined ? '' : `-${userId}`;
  const plain = { userId, slug: null, public: 0, views: 0, createdAt: now() };
  const add = (campaign: Partial<Campaign> & { name: string }) =>
    campaigns.add({ ...plain, ...campaign });
  const id = add({ name: 'Harbour week', slug: `harbour-week${slug}`, public: 1, views: 12 });
  add({ name: 'Not yet announced' });
  return id;
}

/** The channel with something in it, whose id this answers, and an empty one. */
function seedChannels({ channels, now }: Service, userId: number): number {
  const plain = { userId, createdAt: now() };
  const id = channels.add({
    ...plain,
    name: 'Maps',
    description: 'Everything about the two sheets',
    color: '#0b6b57',
    starred: 1,
  });
  channels.add({ ...plain, name: 'Signposts', description: '', color: '#9a3412', starred: 0 });
  return id;
}

/** A code of every type; the one of the link has been scanned. Answers the ids. */
function seedQrCodes(service: Service, userId: number, link: Link | undefined): number[] {
  const add = (code: Pick<QrCode, 'type' | 'name'>, data: unknown) =>
    service.qrCodes.add({
      ...choices.account.qrColors,
      ...code,
      userId,
      token: chooseFreeToken(service.qrCodes),
      data: JSON.stringify(data),
      logo: null,
      scans: 0,
      createdAt: service.now(),
    });
  const url = link === undefined ? service.address.baseUrl : service.address.shortUrl(link);
  const scanned = add({ type: 'link', name: 'Poster at the quay' }, url);
  for (const [index, scan] of scans.entries()) {
    service.qrCodes.countScan({
      ...scan,
      qrCodeId: scanned,
      visitor: `visitor-${index}`,
      country: choices.account.unknownCountry,
      scannedAt: service.now() - index * dayMs,
    });
  }
  return [scanned, ...qrCodes.map(({ data, ...code }) => add(code, data))];
}

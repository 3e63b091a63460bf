import { choices } from './choices.ts';
import { pixelTypes } from './profiles/pixel-types.ts';
import type { Service } from './service.ts';
import type { TableRows } from './storage/tables.ts';

/** The tables whose rows belong to an account. */
export const resourceTables = [
  'links',
  'domains',
  'overlays',
  'campaigns',
  'channels',
  'splashPages',
  'pixels',
  'qrCodes',
] as const satisfies (keyof TableRows)[];

export type ResourceTable = (typeof resourceTables)[number];

/** What a row of a resource consists of, but for its id and its account. */
export type Specimen<Table extends ResourceTable> = Omit<TableRows[Table], 'id' | 'userId'>;

const overlayTypes = ['message', 'contact', 'poll', 'newsletter', 'image', 'coupon'];
const colors = ['#0b6b57', '#9a3412', '#1d4ed8', '#6d28d9'];

/** A sound row of each resource, told from all others by a number that starts at 1. */
export const specimens: {
  readonly [Table in ResourceTable]: (number: number, service: Service) => Specimen<Table>;
} = {
  links: (number, { now }) => ({
    domain: '',
    part: `link-${number}`,
    originalUrl: `https://page.example/${number}`,
    expiresAt: null,
    status: 'active',
    visits: number % 7,
    createdAt: now(),
    lastAccessedAt: null,
  }),
  domains: (number) => ({
    domain: `https://domain-${number}.test`,
    hostname: `domain-${number}.test`,
    redirectRoot: null,
    redirect404: null,
  }),
  overlays: (number, { now }) => ({
    type: cycle(overlayTypes, number),
    name: `Overlay ${number}`,
    createdAt: now(),
  }),
  campaigns: (number, { now }) => ({
    name: `Campaign ${number}`,
    slug: `campaign-${number}`,
    public: number % 2,
    views: number % 5,
    createdAt: now(),
  }),
  channels: (number, { now }) => ({
    name: `Channel ${number}`,
    description: `What belongs to channel ${number}`,
    color: cycle(colors, number),
    starred: number % 2,
    createdAt: now(),
  }),
  splashPages: (number, { now }) => ({ name: `Splash page ${number}`, createdAt: now() }),
  pixels: (number, { now }) => ({
    type: cycle(pixelTypes, number),
    name: `Pixel ${number}`,
    tag: `${100_000 + number}`,
    createdAt: now(),
  }),
  qrCodes: (number, { now }) => ({
    token: `code-${number}`,
    type: number % 2 === 0 ? 'text' : 'link',
    data: JSON.stringify(`https://page.example/${number}`),
    ...choices.account.qrColors,
    logo: null,
    name: `QR code ${number}`,
    scans: number % 11,
    createdAt: now(),
  }),
};

function cycle(values: readonly string[], number: number): string {
  return values[(number - 1) % values.length] ?? '';
}

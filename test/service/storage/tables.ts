import type { Campaign, CampaignLink } from './campaigns.ts';
import type { Channel, ChannelItem } from './channels.ts';
import type { Domain } from './domains.ts';
import type { LinkDetailsRow } from './link-details.ts';
import type { Link, LinkVisit } from './links.ts';
import type { Overlay } from './overlays.ts';
import type { Pixel } from './pixels.ts';
import type { QrCode, QrScan } from './qr-codes.ts';
import type { SplashPage } from './splash-pages.ts';

/** The rows of every table that tests may read: the accounts, and with them the secrets, are not here. */
export interface TableRows {
  links: Omit<Link, 'passwordHash'>;
  linkDetails: LinkDetailsRow;
  linkVisits: LinkVisit;
  domains: Domain;
  overlays: Overlay;
  campaigns: Campaign;
  campaignLinks: CampaignLink;
  channels: Channel;
  channelItems: ChannelItem;
  splashPages: SplashPage;
  pixels: Pixel;
  qrCodes: QrCode;
  qrScans: QrScan;
}

export type TableName = keyof TableRows;

/** Every table, in an order in which all can be emptied. */
export const tableNames = [
  'campaignLinks',
  'channelItems',
  'qrScans',
  'linkDetails',
  'linkVisits',
  'links',
  'domains',
  'overlays',
  'campaigns',
  'channels',
  'splashPages',
  'pixels',
  'qrCodes',
] as const satisfies TableName[];

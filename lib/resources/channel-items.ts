import type { Output } from '@/lib/operations/operations';

import type { Column } from './definition';

export type ChannelItem = Output<'listChannelItems'>['items'][number];

const types = new Map([
  ['links', 'Short link'],
  ['bio', 'Bio page'],
  ['qr', 'QR code'],
]);

/**
 * What is told of an item besides its title. A type that is new to us is shown as it is. Its preview is left out: fetching
 * that of a QR code may count as a scan.
 */
export const channelItemColumns: readonly Column<ChannelItem>[] = [
  { heading: 'Type', kind: 'text', value: ({ type }) => types.get(type) ?? (type || null) },
  { heading: 'Link', kind: 'link', value: ({ link }) => link },
  { heading: 'Date', kind: 'date', value: ({ date }) => date },
];

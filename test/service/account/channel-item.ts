import type { Spelling } from '../profiles/profile.ts';
import type { Service } from '../service.ts';
import type { ChannelItem, ChannelItemType } from '../storage/channels.ts';
import { timestamp } from '../timestamp.ts';

/** The row of a channel's item; `undefined` when its own thing is gone. */
export function channelItem(
  service: Service,
  userId: number,
  { type, itemId }: ChannelItem,
  spell: Spelling,
): Record<string, unknown> | undefined {
  const shown = shows[type](service, userId, itemId);
  if (shown === undefined) return undefined;
  return {
    type,
    id: spell.id(itemId),
    title: spell.text(shown.title),
    preview: spell.url(shown.preview),
    link: spell.url(shown.link),
    date: timestamp(shown.createdAt).slice(0, 10),
  };
}

interface Shown {
  title: string;
  preview: string;
  link: string;
  createdAt: number;
}

type Show = (service: Service, userId: number, id: number) => Shown | undefined;

const shows: Readonly<Record<ChannelItemType, Show>> = {
  links: link,
  qr: qrCode,
  bio: () => undefined,
};

function link({ links, address }: Service, userId: number, id: number): Shown | undefined {
  const row = links.find(userId, id);
  return (
    row && {
      title: row.originalUrl,
      preview: `${address.baseUrl}/preview.svg`,
      link: address.shortUrl(row),
      createdAt: row.createdAt,
    }
  );
}

function qrCode({ qrCodes, address }: Service, userId: number, id: number): Shown | undefined {
  const row = qrCodes.find(userId, id);
  if (row === undefined) return undefined;
  const picture = address.qrCodeUrl(row.token);
  return { title: row.name, preview: picture, link: picture, createdAt: row.createdAt };
}

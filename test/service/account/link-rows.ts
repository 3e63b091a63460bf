import { lastSecond } from '../links/end-of-day.ts';
import type { LinkProfile } from '../profiles/profile.ts';
import type { Service } from '../service.ts';
import type { Link } from '../storage/links.ts';
import type { AccountCall } from './operation.ts';
import { visitStatistics } from './visit-statistics.ts';

type Fields = Record<string, unknown>;

/** How this service tells links. It has the routes of links, or nobody would ask. */
export function linkProfile({ profile }: Service): LinkProfile {
  const { links } = profile.account;
  if (links === null) throw new Error('This profile has no links over the account API.');
  return links;
}

/** A link's row in the list. */
export function linkRow({ service, spell }: AccountCall, link: Link): Fields {
  const { shortKey, rowId } = linkProfile(service);
  const { metaTitle, metaDescription, description } = service.linkDetails.of(link.id);
  return {
    id: rowId(link.id),
    alias: link.part,
    [shortKey]: spell.url(service.address.shortUrl(link)),
    longurl: spell.url(link.originalUrl),
    clicks: spell.count(link.visits),
    title: text(service, metaTitle),
    description: text(service, metaDescription || description),
    date: spell.time(link.createdAt),
  };
}

/** Everything of one link, with its statistics. */
export function linkFields({ service, spell }: AccountCall, link: Link): Fields {
  const { id, visits: clicks } = link;
  const { metaTitle, metaDescription, description, ...rest } = service.linkDetails.of(id);
  const details = {
    id: spell.id(id),
    [linkProfile(service).shortKey]: spell.url(service.address.shortUrl(link)),
    longurl: spell.url(link.originalUrl),
    title: text(service, metaTitle),
    description: text(service, metaDescription || description),
    location: targets(service, rest.geotargets, 'location'),
    device: targets(service, rest.devicetargets, 'device'),
    ...(service.behavior.tellsExpiry ? { expiry: spell.time(lastSecond(link)) } : {}),
    ...(service.behavior.tellsExtras
      ? { type: rest.type, pixels: JSON.parse(rest.pixels) as unknown }
      : {}),
    date: spell.time(link.createdAt),
  };
  return { details, data: visitStatistics(service, { id, clicks, visits: service.linkVisits }) };
}

function text(service: Service, value: string): string | null {
  const { absentText } = linkProfile(service);
  return value === '' ? absentText : service.profile.account.spelling.text(value);
}

function targets({ profile }: Service, json: string, key: 'location' | 'device'): unknown {
  const rows = JSON.parse(json) as Record<string, string>[];
  if (rows.length === 0) return profile.account.statistics.emptyMap;
  return Object.fromEntries(rows.map((row) => [row[key], row['link']]));
}

import { Failure } from '../failure.ts';
import { endOfDay, endOfSecond } from '../links/end-of-day.ts';
import { domainOnHost, requireCustomPart, requireFuture, requireLongUrl } from '../links/rules.ts';
import type { LinkDetailsRow } from '../storage/link-details.ts';
import { optionalText, textUnlessEmpty } from './body-fields.ts';
import { idsIn, ownId, pairsIn } from './link-lists.ts';
import type { AccountCall } from './operation.ts';

/** What a call asks for of a link; what is absent was left out, or is not heard. */
export interface LinkFields {
  originalUrl: string | undefined;
  part: string | undefined;
  domain: string | undefined;
  /** `null` takes it away. */
  password: string | null | undefined;
  expiresAt: number | null | undefined;
  campaignId: number | undefined;
  channelId: number | undefined;
  details: Partial<LinkDetailsRow>;
}

/** Reads and checks everything that a body says of a link, before anything is done. */
export function readLinkFields(call: AccountCall): LinkFields {
  const { service, body } = call;
  const url = optionalText(body, 'url');
  const custom = textUnlessEmpty(body, 'custom');
  const { ignoresAlias, ignoresPassword, ignoresExpiry } = service.behavior;
  return {
    originalUrl: url === undefined ? undefined : requireLongUrl(url),
    part: custom === undefined || ignoresAlias ? undefined : requireCustomPart(service, custom),
    domain: readDomain(call),
    password: ignoresPassword ? undefined : readPassword(body),
    expiresAt: ignoresExpiry ? undefined : readExpiry(call),
    ...readFolders(call),
    details: readDetails(call),
  };
}

function readFolders({
  service,
  user,
  body,
}: AccountCall): Pick<LinkFields, 'campaignId' | 'channelId'> {
  const { namedFolders } = service.behavior;
  const isAsked = body['campaign'] !== undefined || body['channel'] !== undefined;
  if (isAsked && namedFolders === 'refused') {
    throw new Failure('invalid', 'This plan has no campaigns and channels.');
  }
  if (namedFolders === 'ignored') return { campaignId: undefined, channelId: undefined };
  return {
    campaignId: ownId(body, 'campaign', (id) => service.campaigns.get(user.id, id)),
    channelId: ownId(body, 'channel', (id) => service.channels.get(user.id, id)),
  };
}

function readDomain({ service, user, body }: AccountCall): string | undefined {
  const text = textUnlessEmpty(body, 'domain');
  if (text === undefined || service.behavior.ignoresDomain) return undefined;
  const domain = domainOnHost(service, user.id, text.replace(/^https?:\/\//i, ''));
  if (domain !== undefined || service.profile.account.links?.unknownDomain === 'ignored') {
    return domain;
  }
  throw new Failure('invalid', 'This domain does not exist.');
}

/** As it was sent: blanks at its ends belong to a password. */
function readPassword({ password }: AccountCall['body']): string | null | undefined {
  if (password === undefined || password === null) return undefined;
  if (typeof password === 'string') return password === '' ? null : password;
  throw new Failure('invalid', 'The field password must be a text.');
}

function readExpiry({ service, body }: AccountCall): number | null | undefined {
  const text = optionalText(body, 'expiry');
  if (text === undefined) return undefined;
  return text === '' ? null : requireFuture(endOfDay(text) ?? endOfSecond(text), service.now());
}

function readDetails(call: AccountCall): Partial<LinkDetailsRow> {
  const { service, user, body } = call;
  const pixels = idsIn(body, 'pixels', (id) => service.pixels.get(user.id, id));
  const given = {
    type: readType(call),
    metaTitle: optionalText(body, 'metatitle'),
    metaDescription: optionalText(body, 'metadescription'),
    description: optionalText(body, 'description'),
    pixels: service.behavior.ignoresPixels ? undefined : pixels,
    geotargets: pairsIn(body, 'geotarget', ['location', 'link']),
    devicetargets: pairsIn(body, 'devicetarget', ['device', 'link']),
    parameters: pairsIn(body, 'parameters', ['name', 'value']),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function readType({ service, user, body }: AccountCall): string | undefined {
  const { type } = body;
  if (type === 'direct' || type === 'frame') return type;
  const id = ownId(body, 'type', (splashId) => service.splashPages.get(user.id, splashId));
  return id === undefined ? undefined : String(id);
}

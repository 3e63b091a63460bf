import { Failure } from '../../failure.ts';
import { linkByShortUrl } from '../../links/by-short-url.ts';
import { findExistingLink } from '../../links/existing-link.ts';
import { chooseFreePart } from '../../links/free-part.ts';
import { replicaOf } from '../../links/replica.ts';
import { linkDetailsSchema } from '../../storage/link-details.ts';
import type { Link } from '../../storage/links.ts';
import { hashPassword } from '../../storage/secrets.ts';
import { readLinkFields } from '../link-fields.ts';
import type { LinkFields } from '../link-fields.ts';
import { linkFields, linkProfile, linkRow } from '../link-rows.ts';
import type { AccountCall, Outcome } from '../operation.ts';
import { offsetOf } from '../paging.ts';
import type { AccountResource } from '../resource.ts';

export const links: AccountResource = {
  schema: linkDetailsSchema,
  isOffered: ({ account }) => account.links !== null,
  operations: [
    { name: 'urls', method: 'GET', path: '/urls', readsBody: false, handle: list },
    { name: 'url/get', method: 'GET', path: '/url/:id', readsBody: false, handle: get },
    { name: 'url/add', method: 'POST', path: '/url/add', readsBody: true, handle: add },
    { name: 'url/update', method: 'PUT', path: '/url/:id/update', readsBody: true, handle: update },
    {
      name: 'url/delete',
      method: 'DELETE',
      path: '/url/:id/delete',
      readsBody: false,
      handle: remove,
    },
  ],
};

function list(call: AccountCall): Outcome {
  const { service, user, page, query } = call;
  const { short = '', q = '', order } = query;
  const isShown = replicaOf(service);
  if (short !== '') {
    const link = linkByShortUrl(service, user.id, short);
    return find(call, link && isShown(link) ? link : undefined);
  }
  const wanted = { text: q, order: order === 'click' ? order : 'date' } as const;
  const rows = service.linkList.search(user.id, wanted, {
    limit: page.limit,
    offset: offsetOf(page),
  });
  return pageOf(call, rows.filter(isShown), service.linkList.countFound(user.id, q));
}

function find(call: AccountCall, link: Link | undefined): Outcome {
  if (linkProfile(call.service).findAnswers === 'list') {
    const rows = link === undefined ? [] : [link];
    return pageOf(call, rows, rows.length);
  }
  if (link === undefined) throw new Failure('not_found', 'This link does not exist.');
  return { kind: 'item', fields: linkFields(call, link) };
}

function pageOf(call: AccountCall, rows: readonly Link[], total: number): Outcome {
  return { kind: 'page', collection: 'urls', rows: rows.map((row) => linkRow(call, row)), total };
}

function get(call: AccountCall): Outcome {
  const { service, user, ids } = call;
  const link = service.links.get(user.id, ids['id'] ?? 0);
  if (!replicaOf(service)(link)) throw new Failure('not_found', 'This link does not exist.');
  return { kind: 'item', fields: linkFields(call, link) };
}

function add(call: AccountCall): Outcome {
  const { service, user, spell } = call;
  service.colleague.act('before');
  const { originalUrl, ...fields } = readLinkFields(call);
  if (originalUrl === undefined) throw new Failure('invalid', 'The field url is required.');
  const context = { service, user, now: service.now() };
  const existing = findExistingLink(context, fields.domain ?? '', originalUrl);
  const link = existing ?? make(call, originalUrl, fields);
  service.colleague.act('after');
  const { shortKey } = linkProfile(service);
  const answer = { id: spell.id(link.id), [shortKey]: spell.url(service.address.shortUrl(link)) };
  return { kind: existing === undefined ? 'created' : 'item', fields: answer };
}

function make(
  { service, user }: AccountCall,
  originalUrl: string,
  fields: Omit<LinkFields, 'originalUrl'>,
): Link {
  const domain = fields.domain ?? '';
  const link = service.links.add({
    userId: user.id,
    domain,
    part: fields.part ?? chooseFreePart(service.links, domain),
    originalUrl,
    password: fields.password ?? null,
    expiresAt: fields.expiresAt ?? null,
    createdAt: service.now(),
  });
  service.linkDetails.set(link.id, fields.details);
  file(service, link.id, fields);
  return link;
}

function file(
  { campaigns, channels }: AccountCall['service'],
  linkId: number,
  { campaignId, channelId }: Pick<LinkFields, 'campaignId' | 'channelId'>,
): void {
  if (campaignId !== undefined) campaigns.assign(campaignId, linkId);
  if (channelId === undefined || channels.holds(channelId, 'links', linkId)) return;
  channels.assign(channelId, 'links', linkId);
}

function update(call: AccountCall): Outcome {
  const { service, user, ids, spell } = call;
  const { id } = service.links.get(user.id, ids['id'] ?? 0);
  const fields = readLinkFields(call);
  service.linkList.update(id, changedColumns(fields));
  service.linkDetails.set(id, fields.details);
  file(service, id, fields);
  const short = spell.url(service.address.shortUrl(service.links.get(user.id, id)));
  return { kind: 'item', fields: { id: spell.id(id), short } };
}

function changedColumns({
  originalUrl,
  part,
  domain,
  password,
  expiresAt,
}: LinkFields): Partial<Link> {
  return {
    ...(originalUrl === undefined ? {} : { originalUrl }),
    ...(part === undefined ? {} : { part }),
    ...(domain === undefined ? {} : { domain }),
    ...(password === undefined ? {} : { passwordHash: password && hashPassword(password) }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
  };
}

function remove({ service, user, ids }: AccountCall): Outcome {
  service.linkList.delete(user.id, ids['id'] ?? 0);
  return { kind: 'message', message: 'Link has been deleted successfully.' };
}

import { choices } from '../../choices.ts';
import { Failure } from '../../failure.ts';
import type { Service } from '../../service.ts';
import { campaignsSchema } from '../../storage/campaigns.ts';
import type { Campaign } from '../../storage/campaigns.ts';
import { optionalFlag, optionalText, textUnlessEmpty } from '../body-fields.ts';
import type { AccountCall, Outcome } from '../operation.ts';
import { offsetOf } from '../paging.ts';
import type { AccountResource } from '../resource.ts';

const { campaignSlug, unnamed } = choices.account;

export const campaigns: AccountResource = {
  schema: campaignsSchema,
  operations: [
    { name: 'campaigns', method: 'GET', path: '/campaigns', readsBody: false, handle: list },
    { name: 'campaign/add', method: 'POST', path: '/campaign/add', readsBody: true, handle: add },
    {
      name: 'campaign/assign',
      method: 'POST',
      path: '/campaign/:campaignid/assign/:linkid',
      readsBody: false,
      handle: assign,
    },
    {
      name: 'campaign/update',
      method: 'PUT',
      path: '/campaign/:id/update',
      readsBody: true,
      handle: update,
    },
    {
      name: 'campaign/delete',
      method: 'DELETE',
      path: '/campaign/:id/delete',
      readsBody: false,
      handle: remove,
    },
  ],
};

function list(call: AccountCall): Outcome {
  const { service, user, page, spell } = call;
  const { firstRowNameKey, listsViews } = service.profile.account.campaigns;
  const offset = offsetOf(page);
  const rows = service.campaigns.page(user.id, page.limit, offset);
  return {
    kind: 'page',
    collection: 'campaigns',
    rows: rows.map((row, index) => {
      const fields = fieldsOf(call, row, offset + index === 0 ? firstRowNameKey : 'name');
      return listsViews ? Object.assign(fields, { views: spell.count(row.views) }) : fields;
    }),
    total: service.campaigns.count(user.id),
  };
}

function fieldsOf(
  { service, user, spell }: AccountCall,
  row: Campaign,
  nameKey: string,
): Record<string, unknown> {
  const { address, profile } = service;
  const { hidesPrivateLists, listsUnderUser } = profile.account.campaigns;
  const hidden = row.public === 0 && hidesPrivateLists;
  const folder = listsUnderUser ? `u/${encodeURIComponent(user.username)}` : 'list';
  return {
    id: spell.id(row.id),
    [nameKey]: spell.text(row.name),
    public: spell.flag(row.public === 1),
    rotator: row.slug === null ? false : spell.url(address.rotatorUrl(row.slug)),
    list: hidden ? false : spell.url(address.campaignListUrl(row, folder)),
  };
}

function add(call: AccountCall): Outcome {
  const { service, user, body } = call;
  const { account } = service.profile;
  const { shortestName, nameKey } = account.campaigns;
  const name = readName(service, optionalText(body, 'name') ?? '', shortestName);
  const slug = readSlug(call, undefined) ?? null;
  const isPublic = optionalFlag(body, 'public', account) ?? 0;
  const id = service.campaigns.add({
    userId: user.id,
    name: name === '' ? unnamed.campaign : name,
    slug,
    public: isPublic,
    views: 0,
    createdAt: service.now(),
  });
  return { kind: 'created', fields: fieldsOf(call, service.campaigns.get(user.id, id), nameKey) };
}

function update(call: AccountCall): Outcome {
  const { service, user, ids, body } = call;
  const { account } = service.profile;
  const { nameKey, shortestName } = account.campaigns;
  const { id } = service.campaigns.get(user.id, ids['id'] ?? 0);
  const text = optionalText(body, 'name') ?? '';
  const name = readName(service, text, Math.max(1, shortestName));
  const slug = readSlug(call, id);
  const isPublic = optionalFlag(body, 'public', account);
  service.campaigns.update(id, {
    name,
    ...(slug === undefined ? {} : { slug }),
    ...(isPublic === undefined ? {} : { public: isPublic }),
  });
  return { kind: 'item', fields: fieldsOf(call, service.campaigns.get(user.id, id), nameKey) };
}

function readName({ profile }: Service, name: string, shortest: number): string {
  if (name.length < shortest) {
    throw new Failure('invalid', `The name must be at least ${shortest} characters long.`);
  }
  if (!profile.account.campaigns.capitalizesNames) return name;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** @param id of the campaign that is updated; `undefined` for a new one */
function readSlug({ service, body }: AccountCall, id: number | undefined): string | undefined {
  const slug = textUnlessEmpty(body, 'slug');
  if (slug === undefined) return undefined;
  if (!campaignSlug.test(slug)) {
    throw new Failure('invalid', 'The slug may hold letters, digits, - and _ only.');
  }
  const holder = service.campaigns.bySlug(slug);
  const { refusesOwnSlug } = service.profile.account.campaigns;
  if (holder !== undefined && (holder.id !== id || refusesOwnSlug)) {
    throw new Failure('conflict', 'This slug is already in use.');
  }
  return slug;
}

function assign({ service, user, ids }: AccountCall): Outcome {
  const campaign = service.campaigns.get(user.id, ids['campaignid'] ?? 0);
  const link = service.links.get(user.id, ids['linkid'] ?? 0);
  service.campaigns.assign(campaign.id, link.id);
  return { kind: 'message', message: 'Link successfully added to the campaign.' };
}

function remove({ service, user, ids }: AccountCall): Outcome {
  service.campaigns.delete(user.id, ids['id'] ?? 0);
  return { kind: 'message', message: 'Campaign has been deleted successfully.' };
}

import { choices } from '../../choices.ts';
import { Failure } from '../../failure.ts';
import { channelsSchema } from '../../storage/channels.ts';
import type { Channel, ChannelItemType } from '../../storage/channels.ts';
import { optionalFlag, optionalText, requiredText, textUnlessEmpty } from '../body-fields.ts';
import { channelItem } from '../channel-item.ts';
import type { AccountCall, Outcome } from '../operation.ts';
import { offsetOf } from '../paging.ts';
import type { AccountResource } from '../resource.ts';

export const channels: AccountResource = {
  schema: channelsSchema,
  operations: [
    { name: 'channels', method: 'GET', path: '/channels', readsBody: false, handle: list },
    { name: 'channel', method: 'GET', path: '/channel/:id', readsBody: false, handle: listItems },
    { name: 'channel/add', method: 'POST', path: '/channel/add', readsBody: true, handle: add },
    {
      name: 'channel/assign',
      method: 'POST',
      path: '/channel/:channelid/assign/:type{links|bio|qr}/:itemid',
      readsBody: false,
      handle: assign,
    },
    {
      name: 'channel/update',
      method: 'PUT',
      path: '/channel/:id/update',
      readsBody: true,
      handle: update,
    },
    {
      name: 'channel/delete',
      method: 'DELETE',
      path: '/channel/:id/delete',
      readsBody: false,
      handle: remove,
    },
  ],
};

function list(call: AccountCall): Outcome {
  const { service, user, page } = call;
  const rows = service.channels.page(user.id, page.limit, offsetOf(page));
  return {
    kind: 'page',
    collection: 'channels',
    rows: rows.map((row) => fieldsOf(call, row)),
    total: service.channels.count(user.id),
  };
}

function fieldsOf({ spell }: AccountCall, row: Channel): Record<string, unknown> {
  return {
    id: spell.id(row.id),
    name: spell.text(row.name),
    description: spell.text(row.description),
    color: row.color,
    starred: spell.flag(row.starred === 1),
  };
}

/** Items whose own thing is gone count, but have no row. */
function listItems({ service, user, ids, page, spell }: AccountCall): Outcome {
  const { id } = service.channels.get(user.id, ids['id'] ?? 0);
  const items = service.channels.items(id, page.limit, offsetOf(page));
  return {
    kind: 'page',
    collection: 'items',
    rows: items
      .map((item) => channelItem(service, user.id, item, spell))
      .filter((row) => row !== undefined),
    total: service.channels.countItems(id),
  };
}

function add(call: AccountCall): Outcome {
  const { service, user, body } = call;
  const name = requiredText(body, 'name');
  const description = optionalText(body, 'description') ?? '';
  const color = readColor(textUnlessEmpty(body, 'color')) ?? choices.account.channelColor;
  const starred = optionalFlag(body, 'starred', service.profile.account) ?? 0;
  const row = { userId: user.id, name, description, color, starred, createdAt: service.now() };
  const id = service.channels.add(row);
  return { kind: 'created', fields: fieldsOf(call, { ...row, id }) };
}

function readColor(color: string | undefined): string | undefined {
  if (color === undefined || /^#[0-9a-f]{6}$/i.test(color)) return color;
  throw new Failure('invalid', 'The color must look like #RRGGBB.');
}

function assign({ service, user, ids, words }: AccountCall): Outcome {
  const channel = service.channels.get(user.id, ids['channelid'] ?? 0);
  const itemId = ids['itemid'] ?? 0;
  // The path lets no other word through.
  const type = words['type'] as ChannelItemType;
  if (type === 'bio') throw new Failure('not_found', 'This bio page does not exist.');
  const item = { links: service.links, qr: service.qrCodes }[type].get(user.id, itemId);
  service.channels.assign(channel.id, type, item.id);
  return { kind: 'message', message: 'Item successfully added to the channel.' };
}

function update(call: AccountCall): Outcome {
  const { service, user, ids } = call;
  const { id } = service.channels.get(user.id, ids['id'] ?? 0);
  service.channels.update(id, readChanges(call));
  if (service.profile.account.channels.updateAnswers === 'message') {
    return { kind: 'message', message: 'Channel has been updated successfully.' };
  }
  return { kind: 'item', fields: fieldsOf(call, service.channels.get(user.id, id)) };
}

function readChanges({ service, body }: AccountCall): Partial<Channel> {
  const { account } = service.profile;
  const { ignoredTextLength } = account.channels;
  const name = textUnlessEmpty(body, 'name');
  const description = optionalText(body, 'description');
  const color = readColor(textUnlessEmpty(body, 'color'));
  const starred = optionalFlag(body, 'starred', account);
  return {
    ...(isLonger(name, ignoredTextLength) ? { name } : {}),
    // Without such a length an empty description clears it.
    ...(isLonger(description, ignoredTextLength || -1) ? { description } : {}),
    ...(color === undefined ? {} : { color }),
    ...(starred === undefined ? {} : { starred }),
  };
}

function isLonger(text: string | undefined, length: number): text is string {
  return text !== undefined && text.length > length;
}

function remove({ service, user, ids }: AccountCall): Outcome {
  service.channels.delete(user.id, ids['id'] ?? 0);
  return { kind: 'message', message: 'Channel has been deleted successfully.' };
}

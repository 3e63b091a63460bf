import { Failure } from '../../failure.ts';
import { pixelTypes } from '../../profiles/pixel-types.ts';
import type { Service } from '../../service.ts';
import { pixelsSchema } from '../../storage/pixels.ts';
import { requiredText, textUnlessEmpty } from '../body-fields.ts';
import type { AccountCall, Outcome } from '../operation.ts';
import { offsetOf } from '../paging.ts';
import type { AccountResource } from '../resource.ts';

export const pixels: AccountResource = {
  schema: pixelsSchema,
  operations: [
    { name: 'pixels', method: 'GET', path: '/pixels', readsBody: false, handle: list },
    { name: 'pixel/add', method: 'POST', path: '/pixel/add', readsBody: true, handle: add },
    {
      name: 'pixel/update',
      method: 'PUT',
      path: '/pixel/:id/update',
      readsBody: true,
      handle: update,
    },
    {
      name: 'pixel/delete',
      method: 'DELETE',
      path: '/pixel/:id/delete',
      readsBody: false,
      handle: remove,
    },
  ],
};

function list({ service, user, page, spell }: AccountCall): Outcome {
  const { pixelId } = service.profile.account;
  const rows = service.pixels.page(user.id, page.limit, offsetOf(page));
  return {
    kind: 'page',
    collection: 'pixels',
    rows: rows.map(({ id, type, name, tag, createdAt }) => ({
      id: pixelId(id),
      type: spell.text(type),
      name: spell.text(name),
      tag: spell.text(tag),
      date: spell.time(createdAt),
    })),
    total: service.pixels.count(user.id),
  };
}

function add({ service, user, body }: AccountCall): Outcome {
  const type = requiredText(body, 'type');
  const name = requiredText(body, 'name');
  const tag = requiredText(body, 'tag');
  requireTag(service, type, tag);
  const row = { userId: user.id, type, name, tag, createdAt: service.now() };
  const id = service.profile.account.pixelId(service.pixels.add(row));
  return { kind: 'created', fields: { id } };
}

function requireTag({ profile }: Service, type: string, tag: string): void {
  const known = pixelTypes.find((name) => name === type);
  if (known === undefined) throw new Failure('invalid', 'There is no such type of pixel.');
  if (!profile.account.pixelTags[known].test(tag)) {
    throw new Failure('invalid', 'This tag is not valid for this type of pixel.');
  }
}

function update({ service, user, ids, body }: AccountCall): Outcome {
  const { id, type } = service.pixels.get(user.id, ids['id'] ?? 0);
  const name = textUnlessEmpty(body, 'name');
  const tag = requiredText(body, 'tag');
  requireTag(service, type, tag);
  service.pixels.update(id, { tag, ...(name === undefined ? {} : { name }) });
  return { kind: 'message', message: 'Pixel has been updated successfully.' };
}

function remove({ service, user, ids }: AccountCall): Outcome {
  service.pixels.delete(user.id, ids['id'] ?? 0);
  return { kind: 'message', message: 'Pixel has been deleted successfully.' };
}

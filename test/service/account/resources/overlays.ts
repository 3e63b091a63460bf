import { overlaysSchema } from '../../storage/overlays.ts';
import type { AccountCall, Outcome } from '../operation.ts';
import { offsetOf } from '../paging.ts';
import type { AccountResource } from '../resource.ts';

export const overlays: AccountResource = {
  schema: overlaysSchema,
  operations: [
    { name: 'overlay', method: 'GET', path: '/overlay', readsBody: false, handle: list },
  ],
};

function list({ service, user, page, spell }: AccountCall): Outcome {
  const rows = service.overlays.page(user.id, page.limit, offsetOf(page));
  return {
    kind: 'page',
    collection: service.profile.account.overlayCollection,
    rows: rows.map(({ id, type, name, createdAt }) => ({
      id: spell.id(id),
      type: spell.text(type),
      name: spell.text(name),
      date: spell.time(createdAt),
    })),
    total: service.overlays.count(user.id),
  };
}

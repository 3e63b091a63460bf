import { splashPagesSchema } from '../../storage/splash-pages.ts';
import type { AccountCall, Outcome } from '../operation.ts';
import { offsetOf } from '../paging.ts';
import type { AccountResource } from '../resource.ts';

export const splashPages: AccountResource = {
  schema: splashPagesSchema,
  operations: [{ name: 'splash', method: 'GET', path: '/splash', readsBody: false, handle: list }],
};

function list({ service, user, page, spell }: AccountCall): Outcome {
  const rows = service.splashPages.page(user.id, page.limit, offsetOf(page));
  return {
    kind: 'page',
    collection: 'splash',
    rows: rows.map(({ id, name, createdAt }) => ({
      id: spell.id(id),
      name: spell.text(name),
      date: spell.time(createdAt),
    })),
    total: service.splashPages.count(user.id),
  };
}

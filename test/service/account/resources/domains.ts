import { choices } from '../../choices.ts';
import { Failure } from '../../failure.ts';
import type { Spelling } from '../../profiles/profile.ts';
import type { Domain } from '../../storage/domains.ts';
import { domainsSchema } from '../../storage/domains.ts';
import { optionalUrl, requiredText } from '../body-fields.ts';
import type { AccountCall, Outcome } from '../operation.ts';
import { offsetOf } from '../paging.ts';
import type { AccountResource } from '../resource.ts';

export const domains: AccountResource = {
  schema: domainsSchema,
  operations: [
    { name: 'domains', method: 'GET', path: '/domains', readsBody: false, handle: list },
    { name: 'domain/add', method: 'POST', path: '/domain/add', readsBody: true, handle: add },
    {
      name: 'domain/update',
      method: 'PUT',
      path: '/domain/:id/update',
      readsBody: true,
      handle: update,
    },
    {
      name: 'domain/delete',
      method: 'DELETE',
      path: '/domain/:id/delete',
      readsBody: false,
      handle: remove,
    },
  ],
};

function list({ service, user, page, spell }: AccountCall): Outcome {
  const rows = service.domains.page(user.id, page.limit, offsetOf(page));
  const shared = service.domains.shared();
  return {
    kind: 'page',
    collection: 'domains',
    rows: rows.map((row) => fieldsOf(row, spell.id(row.id), spell)),
    extraRows: shared.map((row) => fieldsOf(row, null, spell)),
    total: service.domains.count(user.id),
  };
}

function fieldsOf(
  row: Domain,
  id: number | string | null,
  spell: Spelling,
): Record<string, unknown> {
  return {
    id,
    domain: spell.url(row.domain),
    redirectroot: spell.url(row.redirectRoot),
    redirect404: spell.url(row.redirect404),
  };
}

function add({ service, user, body, spell }: AccountCall): Outcome {
  const domain = readDomain(requiredText(body, 'domain'));
  const redirectRoot = optionalUrl(body, 'redirectroot') ?? null;
  const redirect404 = optionalUrl(body, 'redirect404') ?? null;
  if (new URL(domain).hostname === new URL(service.address.origin).hostname) {
    throw new Failure('conflict', 'This domain is already in use.');
  }
  const id = service.domains.add({ userId: user.id, domain, redirectRoot, redirect404 });
  return { kind: 'created', fields: { id: spell.id(id) } };
}

/** Scheme and host of a branded domain, which must point to this service. */
function readDomain(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    throw new Failure('invalid', 'Please enter a valid domain name, including http or https.');
  }
  const { origin, hostname } = new URL(text);
  if (!choices.account.hostsThatPointHere.some((host) => host.test(hostname))) {
    throw new Failure('invalid', 'The domain does not point to our server yet.');
  }
  return origin;
}

function update({ service, user, ids, body }: AccountCall): Outcome {
  const redirectRoot = optionalUrl(body, 'redirectroot');
  const redirect404 = optionalUrl(body, 'redirect404');
  service.domains.update(user.id, ids['id'] ?? 0, {
    ...(redirectRoot === undefined ? {} : { redirectRoot }),
    ...(redirect404 === undefined ? {} : { redirect404 }),
  });
  return { kind: 'message', message: 'Domain has been updated successfully.' };
}

function remove({ service, user, ids }: AccountCall): Outcome {
  service.domains.delete(user.id, ids['id'] ?? 0);
  return { kind: 'message', message: 'Domain has been deleted successfully.' };
}

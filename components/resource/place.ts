import type { ResourceDefinition, Row } from '@/lib/resources/definition';

import type { Offers } from './resource';

/** What of a resource is on the screen. */
export type Place =
  | { at: 'list' }
  | { at: 'create' }
  | { at: 'detail'; id: string }
  | { at: 'update'; id: string };

/**
 * @param path what follows the resource's id in the address: ``, `new`, `12`, `12/edit`
 * @returns the list for everything that the resource does not have
 */
export function placeAt(path: string, offers: Omit<Offers, 'delete'>): Place {
  if (path === 'new' && offers.create) return { at: 'create' };
  const [, id = '', edit] = /^([\w~-][\w.~:=@-]*)(\/edit)?$/.exec(path) ?? [];
  const at = edit === undefined ? 'detail' : 'update';
  return id !== '' && id !== 'new' && offers[at] ? { at, id } : { at: 'list' };
}

/** @returns the address of a place, such as `#pixels/12/edit`. */
export function addressOf<R extends Row>({ id }: ResourceDefinition<R>, place: Place): string {
  switch (place.at) {
    case 'list':
      return `#${id}`;
    case 'create':
      return `#${id}/new`;
    case 'detail':
      return `#${id}/${place.id}`;
    case 'update':
      return `#${id}/${place.id}/edit`;
  }
}

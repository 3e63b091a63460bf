import type { ResourceDefinition, Row } from '@/lib/resources/definition';
import { parseUrl } from '@/lib/rules/url/url';
import { t } from '@/lib/texts/translate';

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

/** In characters: what a reader is spared of a name that goes on for pages. */
const longest = 120;

/** What a row is called; by its number where it has no name. */
export function rowName<R extends Row>(definition: ResourceDefinition<R>, row: R): string {
  const name = definition.nameOf(row).trim();
  if (name !== '') return name;
  return row.id === null ? t('list_unnamed') : t(`${definition.words}_unnamed`, { id: row.id });
}

/** What a row is called in labels and dialogs: `rowName`, cut where it is long. */
export function shortRowName<R extends Row>(definition: ResourceDefinition<R>, row: R): string {
  return truncated(rowName(definition, row));
}

export function truncated(text: string): string {
  if (text.length <= longest) return text;
  // A character of two halves is not cut in its middle.
  return `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Whether an address may be opened from a page: nothing but the web. */
export function isOpenable(address: string): boolean {
  const url = parseUrl(address);
  return url !== null && ['https:', 'http:'].includes(url.protocol);
}

/** Goes to another place of this page, in place of the one that is over: *Back* does not lead into a form that was saved. */
export function goTo(address: string): void {
  if (location.hash !== address) location.replace(address);
}

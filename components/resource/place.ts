import type { ResourceDefinition, Row } from '@/lib/resources/definition';
import { parseUrl } from '@/lib/rules/url/url';
import { t } from '@/lib/texts/translate';

import type { Offers } from './resource';

/** What of a resource is on the screen. */
export type Place = { at: 'list' | 'create' } | { at: 'detail' | 'update'; id: string };

/**
 * @param path what follows the resource's id in the address: ``, `new`, `12`, `12/edit`
 * @returns the list for everything that the resource does not have
 */
export function placeAt(path: string, offers: Offers): Place {
  if (path === 'new' && offers.create) return { at: 'create' };
  const [, id = '', edit] = /^([\w~-][\w.~:=@-]*)(\/edit)?$/.exec(path) ?? [];
  const at = edit === undefined ? 'detail' : 'update';
  return id !== '' && id !== 'new' && offers[at] ? { at, id } : { at: 'list' };
}

/** @returns the address of a place, such as `#pixels/12/edit`. */
export function addressOf({ id }: Pick<ResourceDefinition, 'id'>, place: Place): string {
  if (!('id' in place)) return place.at === 'list' ? `#${id}` : `#${id}/new`;
  return `#${id}/${place.id}${place.at === 'update' ? '/edit' : ''}`;
}

/** What a row is called; by its number where it has no name. */
export function rowName(definition: ResourceDefinition, row: Row): string {
  const name = definition.nameOf(row).trim();
  if (name !== '') return name;
  return row.id === null ? t('list_unnamed') : t(`${definition.words}_unnamed`, { id: row.id });
}

/** In characters: what a reader is spared of a name that goes on for pages. */
const longest = 120;

/** A name in labels and dialogs. */
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

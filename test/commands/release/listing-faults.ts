import type { Listing } from './read-listing.ts';
import { type LimitedField, stores } from './stores.ts';

/** What a package says of itself: Chrome's and Edge's store show this in place of the listing's own. */
export interface PackageTexts {
  readonly name: string;
  readonly summary: string;
}

const fields: readonly LimitedField[] = ['name', 'summary', 'description'];

/** Where a listing is too short or too long for a store, or says something else than the package. */
export function listingFaults(listing: Listing, texts: PackageTexts): readonly string[] {
  return [
    ...fields.flatMap((field) => sizeFaults(field, listing[field])),
    ...(['name', 'summary'] as const)
      .filter((field) => listing[field] !== texts[field])
      .map((field) => `The ${field} is “${texts[field]}” in the package.`),
  ];
}

function sizeFaults(field: LimitedField, text: string): readonly string[] {
  const { length } = Array.from(text);
  return stores.flatMap(({ name, limits }) => {
    const [fewest, most] = limits[field];
    if (length >= fewest && length <= most) return [];
    const range = `${String(fewest)} to ${String(most)}`;
    return [`The ${field} has ${String(length)} characters: ${name} takes ${range}.`];
  });
}

import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { listingFaults, type PackageTexts } from './listing-faults.ts';
import { readListing } from './read-listing.ts';

export const listingFolder = '.github/store/listing';
const catalogues = 'public/_locales';

/**
 * Holds what is said in the stores against their sizes, in every language of the extension.
 * @returns the languages
 * @throws {Error} naming each fault, a line each
 */
export async function checkListings(root: string): Promise<readonly string[]> {
  const locales = await readdir(join(root, catalogues));
  const faults: string[] = [];
  for (const locale of locales) {
    const file = `${listingFolder}/${locale}.md`;
    try {
      const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
      if (text === undefined) throw new Error('This language has no listing.');
      const listing = readListing(text);
      const found = listingFaults(listing, await packageTexts(root, locale));
      faults.push(...found.map((fault) => `${file}: ${fault}`));
    } catch (error) {
      faults.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return locales;
}

async function packageTexts(root: string, locale: string): Promise<PackageTexts> {
  const catalogue = JSON.parse(
    await readFile(join(root, catalogues, locale, 'messages.json'), 'utf8'),
  ) as Record<'extension_name' | 'extension_description', { message: string }>;
  return {
    name: catalogue.extension_name.message,
    summary: catalogue.extension_description.message,
  };
}

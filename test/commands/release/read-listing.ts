/** What is said of Curtail in the stores, in one language. */
export interface Listing {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly singlePurpose: string;
  /** By the permission, why it is needed. */
  readonly permissions: ReadonlyMap<string, string>;
  /** By the category that Firefox's manifest declares, why such data is sent. */
  readonly data: ReadonlyMap<string, string>;
  readonly notes: string;
  /** One a picture, in their order. */
  readonly captions: readonly string[];
}

const captions = 5;

/**
 * Reads a file of `.github/store/listing/`.
 * @throws {Error} naming the part that is missing, or not as it should be
 */
export function readListing(text: string): Listing {
  const parts = new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const [heading = '', ...lines] = part.split('\n');
        return [heading.trim(), lines.join('\n').trim()];
      }),
  );
  const part = (heading: string): string => {
    const content = parts.get(heading);
    if (content === undefined || content === '') throw new Error(`“## ${heading}” is missing.`);
    return content;
  };
  const listing = {
    name: part('Name'),
    summary: part('Summary'),
    description: part('Description'),
    singlePurpose: part('Single purpose'),
    permissions: reasons(part('Permissions')),
    data: reasons(part('Data')),
    notes: part('Notes for reviewers'),
    captions: items(part('Captions')),
  };
  if (listing.captions.length !== captions)
    throw new Error(`“## Captions” has ${String(listing.captions.length)} items, not 5.`);
  return listing;
}

/** Items such as `` - `storage`: keeps your links. `` @throws {Error} for an item without a name or a reason */
function reasons(list: string): ReadonlyMap<string, string> {
  return new Map(
    items(list).map((item) => {
      const [, name, reason] = /^`([^`]+)`\s?[:：]\s*(\S.*)$/.exec(item) ?? [];
      if (name === undefined || reason === undefined)
        throw new Error(`“${item}” is no name in backticks, a colon and a reason.`);
      return [name, reason];
    }),
  );
}

/** @throws {Error} for a line that is no item */
function items(list: string): readonly string[] {
  return list
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, item] = /^- (\S.*)$/.exec(line) ?? [];
      if (item === undefined) throw new Error(`“${line}” is no item of a list.`);
      return item;
    });
}

import { messageLength } from './message-length';

/** Some of the links of a file, on their way to the background. */
export interface LinkPart<T> {
  /** The place of the first of them in the file, from 0. */
  from: number;
  links: T[];
}

/** As many as one message may hold, and characters of JSON that one should. */
const most = { links: 1000, characters: 4_000_000 };

/** In characters of JSON: many times what a link can have. */
const longestLink = 1_000_000;

/**
 * Cuts the links of a file into parts, each as large as one message may be, and no sooner than it is asked for.
 * A link that fits in no message is a part without links, and the last one.
 */
export function* linkParts<T>(links: readonly T[]): Generator<LinkPart<T>> {
  let part: LinkPart<T> = { from: 0, links: [] };
  let characters = 0;
  for (const [index, link] of links.entries()) {
    const length = messageLength(link);
    const isFull = part.links.length === most.links || characters + length > most.characters;
    if (isFull && part.links.length > 0) {
      yield part;
      part = { from: index, links: [] };
      characters = 0;
    }
    if (length > longestLink) {
      yield part;
      return;
    }
    part.links.push(link);
    characters += length;
  }
  if (part.links.length > 0) yield part;
}

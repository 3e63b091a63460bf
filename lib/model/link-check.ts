import type { LinkRecord } from './link';

/** A link that was given out again, as its service tells of it, and whether it works. */
export interface LinkCheck {
  link: LinkRecord;
  works: boolean;
}

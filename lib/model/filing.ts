import { storedIdentifier } from './identifier';
import { z } from './z';

/** Where a link may be filed: a link is in one campaign at most, and in any number of channels. */
export const folder = z.object({
  kind: z.enum(['campaign', 'channel']),
  id: storedIdentifier,
  name: z.string(),
});

export type Folder = z.infer<typeof folder>;

/** How far the filing of a link into a folder has come. `wanted`: asked for and not done yet, or cut off. */
export const filingStep = z.object({
  ...folder.shape,
  state: z.enum(['wanted', 'done', 'failed']),
});

export type FilingStep = z.infer<typeof filingStep>;

/**
 * Whether the account API knows links by the number that the short-URL API gave them. The two may number links differently
 * (observed.md: two products joined under one address): `fit` and `misfit` were seen, `unknown` was not tried yet.
 */
export const linkNumbering = z.enum(['unknown', 'fit', 'misfit']);

export type LinkNumbering = z.infer<typeof linkNumbering>;

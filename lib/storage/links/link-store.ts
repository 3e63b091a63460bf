import type { EntryStore } from '@/lib/link-index/ports';
import type { LinkHistory } from '@/lib/links/ports';
import type { InTransaction } from '@/lib/storage/database';

import { onChange } from './changes';
import { countLinks } from './counts';
import { type LinkReader, createLinkReader } from './read';
import { forgetAllLinks, forgetCreatedOutside } from './remove';
import type { Projections } from './row';
import { createLinkWriter } from './write';

export interface LinkStore extends LinkReader, LinkHistory, EntryStore {
  count(): ReturnType<typeof countLinks>;
  /** @returns how many were removed */
  forget(which: 'all' | 'elsewhere'): Promise<number>;
}

/** A damaged row is left out and hides no other. All stores in one context hear of each other's writes. */
export const createLinkStore = ({
  inTransaction: run,
  ...projections
}: Projections & { inTransaction: InTransaction }): LinkStore => ({
  ...createLinkReader(run),
  ...createLinkWriter({ run, ...projections }),
  count: async () => countLinks(run),
  forget: async (which) => (which === 'all' ? forgetAllLinks(run) : forgetCreatedOutside(run)),
  onChange,
});

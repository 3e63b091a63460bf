import { inTransaction } from '@/lib/storage/database';
import { createLinkStore, type LinkStore } from '@/lib/storage/links/link-store';

/** A store as a new worker opens it; a page is its address, and alike to others of its host. */
export const sampleStore = (): LinkStore =>
  createLinkStore({
    keysOf: ({ longUrl }) =>
      longUrl === ''
        ? { page: null, alike: null }
        : { page: longUrl, alike: new URL(longUrl).hostname },
    inTransaction,
  });

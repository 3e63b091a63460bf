import { entryOf } from '@/lib/link-index/entry';
import { linkKeys } from '@/lib/rules/link';
import { inTransaction } from '@/lib/storage/database';
import { createLinkStore, type LinkStore } from '@/lib/storage/links/link-store';

/** The product's own code that the bench runs inside the extension, in its origin. */
export { looseUrlKey } from '@/lib/rules/url/url-keys';
export { send } from '@/lib/messages/client';
export { clearStores } from '@/lib/storage/database';

export { sampleBulkInput, sampleBulkOptions } from '../../fixtures/bulk.ts';
export { sampleLink } from '../../fixtures/link.ts';

/** As the worker opens it. */
export const openLinkStore = (): LinkStore =>
  createLinkStore({ keysOf: linkKeys, entryOf, inTransaction });

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { backupWorld } from '../../fixtures/backup/backup-world';
import { exportAll, importAll } from '../../fixtures/backup/transfer';
import { sampleStore } from '../storage/sample-store';
import { anyLinks } from './any-link';
import { asImported } from './as-imported';
import 'fake-indexeddb/auto';

test('links that were exported and imported are what they were in the store that keeps them', async () => {
  const store = sampleStore();
  await fc.assert(
    fc.asyncProperty(anyLinks(30), async (links) => {
      await store.forget('all');
      await store.saveAll(links, () => null);
      const before = (await store.page({ after: null, count: 1000 })).links;
      expect(before).toHaveLength(links.length);
      const text = await exportAll(backupWorld({ store }), null);
      await store.forget('all');
      expect(await importAll(backupWorld({ store }), text, null)).toEqual({
        added: links.length,
        known: 0,
      });
      expect((await store.page({ after: null, count: 1000 })).links).toEqual(
        before.map(asImported),
      );
      expect(await importAll(backupWorld({ store }), text, null)).toEqual({
        added: 0,
        known: links.length,
      });
      expect((await store.page({ after: null, count: 1000 })).links).toEqual(
        before.map(asImported),
      );
    }),
    { numRuns: 30 },
  );
});

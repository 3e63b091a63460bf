import { describe, expect, test } from 'vitest';

import type { LinkFacts } from '@/lib/links/ports';
import { withServiceFacts } from '@/lib/links/service-info';

import { link } from '../../fixtures/popup-state';

const facts = (expiry: string | null): LinkFacts => ({
  shortUrl: link.shortUrl,
  createdAt: null,
  lastAccessed: null,
  visits: null,
  id: null,
  originalUrl: null,
  hasPassword: null,
  status: null,
  expiry,
  tellsExpiry: true,
  answeredAt: null,
});

describe('the last day that a service tells', () => {
  test.each([
    ['2026-12-01', '2026-12-01'],
    ['2026-12-01 00:00:00', '2026-12-01'],
    ['2026-13-45', null],
    ['2026-02-30 10:00:00', null],
    ['0000-00-00 00:00:00', null],
    ['never', null],
    [null, null],
  ])('%j is %j', (listed, day) =>
    expect(withServiceFacts({ ...link, expiry: null }, facts(listed)).expiry).toBe(day),
  );
});

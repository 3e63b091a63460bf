import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import type { Call } from '@/lib/contract/operations';

import { startService, type RunningService } from '../../service/start-service.ts';
import { clientOf } from './client-of.ts';

const long = 'https://a.example/page?b=c';

describe.each(['documented', 'observed', 'rest'] as const)('an odd service as %s', (profile) => {
  let service: RunningService;
  let call: Call;

  beforeAll(async () => {
    service = await startService({ profile, rateLimit: 1000, keepAlive: false });
    const { key } = service.register({ username: 'reader', email: 'reader@short.example' });
    call = clientOf(service, key);
  });
  afterEach(() => service.reset());
  afterAll(() => service.close());

  test.each([
    ['letters', true, /^L-\d+$/],
    ['huge', false, /^18446744073\d{9}$/],
  ] as const)('tells ids of %s, and addresses without a scheme', async (as, keepsSlashes, id) => {
    service.faults.set({ kind: 'odd_ids', as });
    service.faults.set({ kind: 'without_scheme', keepsSlashes });
    const made = await call('createShortUrl', { url: long });
    expect(made).toMatchObject({ id: expect.stringMatching(id), originalUrl: long });
    expect(made.shortUrl).toBe(`${service.origin}/${made.shortPart}`);
    const { shortUrl } = made;
    expect(await call('getShortUrl', { shortUrl })).toMatchObject({ id: made.id, shortUrl });
    expect(await call('listActiveShortUrls', {})).toMatchObject({ shortUrls: [shortUrl] });
    const campaign = await call('createCampaign', { name: 'Spring', slug: 'spring', public: true });
    expect(campaign).toMatchObject({
      id: expect.stringMatching(id),
      rotator: expect.stringContaining(`${service.origin}/`),
    });
    expect((await call('listCampaigns', {})).items).toMatchObject([{ id: campaign.id }]);
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Call } from '@/lib/operations/operations';

import { startService, type RunningService } from '../../../service/start-service.ts';
import { reportOf } from '../test-client.ts';
import { clientOf } from './client-of.ts';

const long = 'https://a.example/page?b=c';

describe.each(['documented', 'observed', 'rest'] as const)('an odd service as %s', (profile) => {
  let service: RunningService;
  let key: string;
  let call: Call;

  beforeAll(async () => {
    service = await startService({ profile, rateLimit: 1000, keepAlive: false });
    ({ key } = service.register({ username: 'reader', email: 'reader@short.example' }));
  });
  beforeEach(() => {
    call = clientOf(service, key);
  });
  afterEach(() => service.reset());
  afterAll(() => service.close());

  test('has an odd row in every list, which costs no other one', async () => {
    const { shortUrl } = await call('createShortUrl', { url: long });
    await call('createChannel', { name: 'News' });
    service.faults.set({ kind: 'odd_row' });
    expect(await call('listActiveShortUrls', {})).toEqual({ shortUrls: [shortUrl], unreadable: 1 });
    const channels = await call('listChannels', {});
    expect(channels).toMatchObject({ items: [{ name: 'News' }], unreadable: 1 });
  });

  test('does not get its key out', async () => {
    await call('createChannel', { name: 'News' });
    service.faults.set({ kind: 'tells_key', as: 'whole' });
    const { username } = await call('getAccount', {});
    expect(username).toMatch(/^reader •+$/);
    const { message } = await call('updateAccount', { email: 'reader@short.example' });
    expect(message ?? '').toMatch(/ •+$/);
    const { items } = await call('listChannels', {});
    expect(items.map(({ name }) => name)).toEqual(['News •••']);
  });

  test.each([{}, { decoded: true }, { length: 90 }, { length: 90, decoded: true }])(
    'repeats nothing of a request behind its key: %j',
    async (how) => {
      service.faults.set({ kind: 'repeats_request', ...how });
      const secret = { url: long, customUrl: 'spring', password: 'open-sesame' };
      expect(await reportOf(call('createShortUrl', secret))).toMatchObject({
        said: 'No route was found for "GET /api/v1/•••"',
      });
    },
  );

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

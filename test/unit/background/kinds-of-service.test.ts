import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { reportOf } from '@/lib/model/errors';
import type { ShortenRequest } from '@/lib/model/shorten';

import { awkwardUrls, inEveryPlace, plain } from '../../fixtures/awkward-urls';
import { documentProfileNames } from '../../service/profiles/profiles';
import { type RunningService, startService } from '../../service/start-service';
import { requestFor } from '../links/world';
import type { BoundHandlers } from './handlers-of';
import { loadLifetimes } from './without-browser';

let start: () => () => BoundHandlers;

beforeAll(async () => {
  const createLifetimes = await loadLifetimes();
  start = () => createLifetimes().handlers;
});
afterAll(() => void vi.unstubAllGlobals());

/** What becomes of a URL that no spelling carries past every web server. */
const endings = {
  documented: { link: { longUrl: inEveryPlace }, statuses: ['active'] },
  observed: { code: 'altered_link', statuses: ['disabled'] },
  rest: { code: 'invalid_input', problem: 'url_refused', statuses: [] },
} as const;

describe.each(documentProfileNames)('a service as %s', (profile) => {
  let service: RunningService;
  let user: { key: string; id: number };
  let handlers: () => BoundHandlers;

  beforeAll(async () => {
    service = await startService({
      profile,
      rateLimit: 1000,
      basePath: '/links',
      keepAlive: false,
    });
    user = service.register({ username: 'reader', email: 'reader@short.example' });
  });
  beforeEach(() => {
    handlers = start();
  });
  afterEach(async () => {
    await handlers()['connection.revoke'](undefined);
    service.reset();
  });
  afterAll(() => service.close());

  const connect = async () =>
    handlers()['connection.connect']({ address: `${service.baseUrl}/api/v1/`, key: user.key });

  const shorten = async (url: string, more: Partial<ShortenRequest> = {}) =>
    handlers()['link.shorten'](requestFor({ url, title: '', ...more }));

  const failure = async (work: Promise<unknown>) => work.then(() => null, reportOf);

  const sent = () => service.requests().filter(({ path }) => path.includes('/shorturl/create/'));

  it('is connected once both APIs have answered', async () => {
    expect(await connect()).toMatchObject({
      address: service.baseUrl,
      accountName: 'reader',
      apis: { account: 'available', shortUrl: 'available' },
    });
    const asked = new Set(service.requests().map(({ operation }) => operation));
    // Whether links can be made over the account API, too.
    asked.delete('unknown');
    expect([...asked].toSorted()).toEqual(['account', 'info', 'list_active_urls']);
  });

  it('makes a link with every option, which is confirmed and refused to the next', async () => {
    await connect();
    const url = 'https://news.example/a';
    const domain = new URL(service.baseUrl).host.replace('127.0.0.1', 'brand.localhost');
    service.insert('domains', {
      userId: user.id,
      domain: `http://${domain}`,
      hostname: 'brand.localhost',
    });
    await handlers()['domains.refresh'](undefined);
    const options = { alias: 'Sale-1', password: 'open~sesame', expiry: '2099-12-31', domain };
    const { link } = await shorten(url, options);
    expect(service.links()).toMatchObject([
      {
        shortUrl: link.shortUrl,
        originalUrl: url,
        hasPassword: true,
        expiresAt: Date.parse('2100-01-01'),
      },
    ]);
    expect(new URL(link.shortUrl).host).toBe(domain);
    const confirmed = await handlers()['link.confirm']({ link });
    expect(confirmed.unconfirmed ?? []).toEqual([]);

    expect(await handlers()['alias.check']({ alias: 'Sale-1', domain })).toBe(false);
    expect(await handlers()['alias.check']({ alias: 'Sale-2', domain })).toBe(true);
    const taken = shorten('https://news.example/b', { alias: 'Sale-1', domain });
    expect(await failure(taken)).toMatchObject({ outcome: 'none' });
    expect(service.links()).toHaveLength(1);
  });

  it('makes one link of a page, which Undo disables and Enable brings back', async () => {
    await connect();
    const url = 'https://news.example/a';
    const { link } = await shorten(url);
    expect(await shorten(url)).toMatchObject({ how: 'existing', link: { id: link.id } });
    expect(sent()).toHaveLength(1);
    const { shortUrl } = link;
    await handlers()['link.undo'](link);
    expect(service.links().map(({ status }) => status)).toEqual(['disabled']);
    expect(await shorten(url)).toMatchObject({ how: 'created' });
    await handlers()['link.enable']({ shortUrl });
    expect(service.links().map(({ status }) => status)).toEqual(['active', 'active']);
  });

  it('takes every awkward URL whole, with one request', async () => {
    await connect();
    for (const [name, url] of awkwardUrls) {
      service.clearRequests();
      expect(await shorten(url), name).toMatchObject({ how: 'created' });
      expect(plain(service.links().at(-1)?.originalUrl ?? ''), name).toBe(plain(url));
      expect(sent(), name).toHaveLength(1);
    }
    expect(service.links()).toHaveLength(awkwardUrls.length);
  });

  it('takes no URL that every spelling would spoil, or leaves no link that works', async () => {
    await connect();
    const { statuses, ...ending } = endings[profile];
    expect(await shorten(inEveryPlace).catch(reportOf)).toMatchObject(ending);
    expect(service.links().map(({ status }) => status)).toEqual(statuses);
  });
});

it.each([
  ['observed', 'shorturl', { account: 'absent', shortUrl: 'available' }, { how: 'created' }],
  ['rest', 'account', { account: 'available', shortUrl: 'absent' }, { outcome: 'none' }],
] as const)(
  'a service as %s with the API %s alone is connected, and makes links where it can',
  async (profile, api, apis, outcome) => {
    const service = await startService({ profile, apis: [api], keepAlive: false });
    const { key } = service.register({ username: 'reader', email: 'reader@short.example' });
    const handlers = start();
    expect(await handlers()['connection.connect']({ address: service.baseUrl, key })).toMatchObject(
      { apis },
    );
    expect(await handlers()['link.shorten'](requestFor()).catch(reportOf)).toMatchObject(outcome);
    expect(service.links()).toHaveLength(api === 'shorturl' ? 1 : 0);
    await handlers()['connection.revoke'](undefined);
    await service.close();
  },
);

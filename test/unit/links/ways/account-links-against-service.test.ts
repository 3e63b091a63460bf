import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import type { LinkApi } from '@/lib/links/ports';
import { createAccountLinksApi } from '@/lib/links/ways/account-links-api';
import { AppError, reportOf } from '@/lib/model/errors';
import type { Call } from '@/lib/operations/operations';

import { startService, type RunningService } from '../../../service/start-service.ts';
import { clientOf } from '../../api/against-service/client-of.ts';

const long = 'https://a.example/page?b=c&d=%20#end';

const plain = { longUrl: long, alias: null, password: null, expiry: null, domain: null };

const failure = async (work: Promise<unknown>) => work.then(() => null, reportOf);

describe.each(['account', 'mixed'] as const)(
  'links over the account API of a service as %s',
  (profile) => {
    let service: RunningService;
    let call: Call;
    let api: LinkApi;

    beforeAll(async () => {
      service = await startService({ profile, rateLimit: 1000, keepAlive: false });
      const { key } = service.register({ username: 'reader', email: 'reader@short.example' });
      call = clientOf(service, key);
      api = createAccountLinksApi(call, async () => 'http:');
    });
    afterEach(() => service.reset());
    afterAll(() => service.close());

    const create = async (wanted: object = {}) =>
      api.create({ ...plain, ...wanted }, Promise.resolve());

    test('a link is made, told, listed and deleted', async () => {
      const { id, shortUrl } = await create();
      expect(shortUrl.startsWith(`${service.origin}/`)).toBe(true);
      expect(id).toMatch(/^\d+$/);
      expect(await api.get(shortUrl)).toMatchObject({ id, shortUrl, originalUrl: long, visits: 0 });
      expect(await api.list(null)).toMatchObject({
        shortUrls: [shortUrl],
        facts: [{ id, shortUrl, originalUrl: long }],
        unreadable: 0,
        next: null,
      });
      await api.setStatus(shortUrl, 'gone');
      expect(await failure(api.get(shortUrl))).toMatchObject({
        code: expect.stringMatching(/not_found|invalid_input/),
      });
      expect(await api.list(null)).toMatchObject({ shortUrls: [] });
    });

    test('a link has the alias and the expiration that were asked for', async () => {
      const { shortUrl } = await create({
        alias: 'sale',
        password: 'secret-1',
        expiry: '2099-12-01',
      });
      expect(shortUrl).toBe(`${service.origin}/sale`);
      const facts = await api.get(shortUrl);
      expect(facts.expiry?.slice(0, 10)).toMatch(/^2099-12-0[12]$/);
      expect(facts.tellsExpiry).toBe(true);
    });

    test('a link that was deleted is told as missing by its number, whatever word the service has for it', async () => {
      const { id, shortUrl } = await create();
      await api.setStatus(shortUrl, 'gone');
      expect(await failure(api.get(shortUrl, id))).toMatchObject({ code: 'not_found' });
    });

    test('a service that refuses every question tells of no link that it is missing', async () => {
      const { id, shortUrl } = await create();
      service.faults.set({ kind: 'error_sentence', message: 'Not now.', operation: 'url/get' });
      service.faults.set({ kind: 'error_sentence', message: 'Not now.', operation: 'urls' });
      expect(await failure(api.get(shortUrl, id))).toMatchObject({ code: 'invalid_input' });
    });

    test('an alias that is taken is refused', async () => {
      await create({ alias: 'sale' });
      expect(await failure(create({ alias: 'sale', longUrl: 'https://b.example/' }))).toMatchObject(
        {
          outcome: 'none',
          said: expect.stringMatching(/\w/),
        },
      );
      expect(await api.list(null)).toMatchObject({ shortUrls: [`${service.origin}/sale`] });
    });

    test.for([
      ['is given it where it wants it with whatever is changed', long, [undefined, long], null],
      // It may be encoded for HTML: sent back, it would be another one.
      ['keeps one that is not told plainly', `${long}&amp;e`, [undefined], 'invalid_input'],
    ] as const)('a service that knows the URL %s', async ([, target, urls, code]) => {
      const { shortUrl } = await create({ longUrl: target });
      const sent: unknown[] = [];
      const strict: Call = async (name, input, after) => {
        if (name !== 'updateLink') return call(name, input, after);
        const { url } = input as { url?: string };
        sent.push(url);
        if (url === undefined) throw new AppError({ code: 'invalid_input', outcome: 'none' });
        return call(name, input, after);
      };
      const work = createAccountLinksApi(strict, async () => 'http:').update(shortUrl, {
        type: 'frame',
      });
      expect((await failure(work))?.code ?? null).toBe(code);
      expect(sent).toEqual(urls);
      expect(await api.getTarget(shortUrl)).toBe(target);
    });
  },
);

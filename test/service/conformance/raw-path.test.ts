import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { base64, openService, segment } from './open-service.ts';

/** A `?` at an index that is 2 modulo 3 becomes a slash in base64. */
const withSlash = 'https://long.example/ab?c=d&e=f';

describe('a raw slash inside a base64 value', () => {
  test('observed: splits silently, and makes a link to the URL without its query', async () => {
    const service = await openService({ profile: 'observed' });
    const answer = await service.short(`create/url/${base64(withSlash)}.json`);
    expect(answer.body).toMatchObject({
      code: 200,
      data: { original_url: 'https://long.example/ab' },
    });
    expect(service.links()).toMatchObject([{ originalUrl: 'https://long.example/ab' }]);
  });

  test.each(['documented', 'rest'] as const)('%s: is refused', async (profile) => {
    const service = await openService({ profile });
    const answer = await service.short(`create/url/${base64(withSlash)}.json`);
    expect(answer.status).toBe(400);
    expect(service.links()).toEqual([]);
  });
});

describe('an encoded slash inside a base64 value', () => {
  test('documented: is kept, and the URL arrives whole', async () => {
    const service = await openService({ profile: 'documented' });
    const { data } = await service.short(`create/url/${segment(withSlash)}.json`);
    expect(data['original_url']).toBe(withSlash);
  });

  test('observed: is decoded and splits the pair silently', async () => {
    const service = await openService({ profile: 'observed' });
    const { data } = await service.short(`create/url/${segment(withSlash)}.json`);
    expect(data['original_url']).toBe('https://long.example/ab');
  });

  test('rest: the web server answers 404 with HTML before the service sees it', async () => {
    const service = await openService({ profile: 'rest' });
    const answer = await service.short(`create/url/${segment(withSlash)}.json`);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(service.links()).toEqual([]);
  });
});

describe('a plus inside a base64 value', () => {
  const withPlus = 'https://long.example/ab~c';

  test.each(['documented', 'rest'] as const)('%s: stays a plus', async (profile) => {
    const service = await openService({ profile });
    expect(base64(withPlus)).toContain('+');
    for (const value of [base64(withPlus), segment(withPlus)]) {
      const { data } = await service.short(`create/url/${value}.json`);
      expect(data['original_url']).toBe(withPlus);
    }
  });

  test('observed: becomes a space, so that the rest of the URL is shifted', async () => {
    const service = await openService({ profile: 'observed' });
    for (const value of [base64(withPlus), segment(withPlus)]) {
      const { data } = await service.short(`create/url/${value}.json`);
      expect(data['original_url']).toMatch(/^https:\/\/long\.example\/ab(?!~c)/);
    }
  });
});

describe('the raw path', () => {
  const profile = 'documented';

  test('padding may be there, escaped or missing', async () => {
    const service = await openService({ profile });
    const url = 'https://long.example/abcd';
    expect(base64(url)).toMatch(/=$/);
    for (const value of [base64(url), segment(url), base64(url).replaceAll('=', '')]) {
      const { data } = await service.short(`create/url/${value}.json`);
      expect(data['original_url']).toBe(url);
    }
  });

  test('a URL of 8 kB arrives whole', async () => {
    const service = await openService({ profile });
    const url = `https://long.example/${'0123456789'.repeat(816)}`.padEnd(8192, 'z');
    const { data } = await service.short(`create/url/${segment(url)}.json`);
    expect(String(data['original_url'])).toHaveLength(8192);
    expect(data['original_url']).toBe(url);
  });

  test('a query behind the path is nobody’s business', async () => {
    const service = await openService({ profile });
    const { data } = await service.short(
      `create/url/${segment('https://a.example/')}.json?redirected=1`,
    );
    expect(data['original_url']).toBe('https://a.example/');
  });

  test('a broken escape stands for itself', async () => {
    const alias = 'a%zz';
    const service = await openService({ profile });
    const url = segment('https://a.example/');
    // An alias holds no percent sign, so it is refused; the pair itself came through.
    const refused = await service.short(`create/custom_url/${alias}/url/${url}.json`);
    expect(refused.body).toMatchObject({ code: 400 });
    const created = await service.short(`create/whatever/${alias}/url/${url}.json`);
    expect(created.data['original_url']).toBe('https://a.example/');
  });

  test('of two pairs with the same name the later one counts', async () => {
    const service = await openService({ profile });
    const url = segment('https://a.example/');
    const { data } = await service.short(`create/custom_url/one/custom_url/two/url/${url}.json`);
    expect(data['short_url_part']).toBe('two');
  });
});

describe('any URL', () => {
  const url = fc.webUrl({ withQueryParameters: true, withFragments: true });

  test('observed: arrives as it was sent whenever its base64 has neither slash nor plus', async () => {
    const service = await openService({ profile: 'observed' });
    await fc.assert(
      fc.asyncProperty(url, async (sent) => {
        fc.pre(!/[+/]/.test(base64(sent)));
        const { data } = await service.short(`create/url/${base64(sent)}.json`);
        expect(data['original_url']).toBe(sent);
      }),
    );
  });
});

test.each(['documented', 'rest'] as const)('%s refuses what is not base64', async (profile) => {
  const service = await openService({ profile });
  for (const value of ['aHR0cHM6Ly9hLmV4YW1wbGUv!', 'aHR0cHM6Ly9hLmV4YW1wbGU_', 'a b']) {
    const answer = await service.short(`create/url/${encodeURIComponent(value)}.json`);
    expect(answer.body).toMatchObject({ code: 400 });
  }
});

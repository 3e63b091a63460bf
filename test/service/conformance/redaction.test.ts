import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { redactTarget } from '../log/redact-target.ts';
import { documentProfileNames } from '../profiles/profiles.ts';
import { base64, openService } from './open-service.ts';

const key = '0123456789abcdef0123456789abcdef';

describe('redactTarget', () => {
  test.each([
    ['/', '/'],
    ['/api/domains?limit=5&page=2', '/api/domains?limit=5&page=2'],
    ['/api/domains?key=abc', '/api/domains?<query>'],
    [`/api/account?${key}`, '/api/account?<query>'],
    [`/${key}`, '/<key>'],
    [
      '/api/v1/short/shorturl/list_active_urls.json',
      '/api/v1/<key>/shorturl/list_active_urls.json',
    ],
    ['/my/links/api/v1/k/shorturl/x.json', '/my/links/api/v1/<key>/shorturl/x.json'],
    ['/api%2fv1%2Fk/shorturl/x.json', '/api%2fv1/<key>/shorturl/x.json'],
    ['/api/v1/k/list.json', '/api/v1/<key>'],
    ['/api/v1/a/b%2Fc/shorturl/x.json', '/api/v1/<key>/shorturl/x.json'],
    [
      '/api/v1/k/shorturl/x/password/abc/url/eA.json',
      '/api/v1/<key>/shorturl/x/password/<password>/url/eA.json',
    ],
    [
      '/api/v1/k/shorturl/x/password/a/b/url/eA.json',
      '/api/v1/<key>/shorturl/x/password/<password>/url/eA.json',
    ],
    [
      '/api/v1/k/shorturl/x/password/a%2Fb/url/eA.json',
      '/api/v1/<key>/shorturl/x/password/<password>/url/eA.json',
    ],
    [
      '/api/v1/k/shorturl/x/password/url/url/eA.json',
      '/api/v1/<key>/shorturl/x/password/<password>/url/eA.json',
    ],
    ['/api/v1/k/shorturl/x/%70assword/abc.json', '/api/v1/<key>/shorturl/x/%70assword/<password>'],
    [
      '/api/v1/k/shorturl/x/url/eA/password/abc.json',
      '/api/v1/<key>/shorturl/x/url/eA/password/<password>',
    ],
  ])('logs %s without its secrets', (target, shown) => {
    expect(redactTarget(target)).toBe(shown);
  });

  const word = fc
    .string({
      unit: fc.constantFrom(...Array.from('abcXYZ019-_.~+% /?#&=ü')),
      minLength: 1,
      maxLength: 12,
    })
    .map((text) => `SECRET${text}SECRET`);

  test('hides any key and any password, wherever the pair stands', () => {
    fc.assert(
      fc.property(word, word, fc.boolean(), fc.boolean(), (secretKey, password, escaped, first) => {
        const write = escaped ? encodeURIComponent : (text: string) => text.replaceAll(/[?#]/g, '');
        const segment = encodeURIComponent(secretKey);
        const pairs = [`password/${write(password)}`, 'url/eA'];
        const path = (first ? pairs : pairs.toReversed()).join('/');
        expect(redactTarget(`/api/v1/${segment}/shorturl/create/${path}.json`)).not.toMatch(
          /SECRET/,
        );
      }),
    );
  });
});

test.each(documentProfileNames)('no key and no password is in the log, %s', async (profile) => {
  const service = await openService({ profile });
  const url = base64('https://long.example/ab?c=d');
  for (const password of ['sesame', 'ses/ame', 'ses%2Fame', '%73esame', '..%2Fsesame']) {
    await service.short(`create/password/${password}/url/${url}.json`);
    await service.short(`create/url/${url}/password/${password}.json`);
  }
  await service.account('PUT', '/account/update', { password: 'sesame' });
  for (const encryption of ['wpa', 'none']) {
    const data = { ssid: 'room', encryption, pass: 'sesame' };
    await service.account('POST', '/qr/add', { type: 'wifi', data });
  }
  await service.visit('/mine', { method: 'POST', body: 'accessPass=sesame' });
  await service.visit(`/api/account?key=${service.key}`);
  await service.visit(`/api/v1/${service.key.toUpperCase()}`);
  const log = JSON.stringify(service.requests());
  expect(service.requests()).toHaveLength(16);
  expect(log).not.toMatch(new RegExp(service.key, 'i'));
  expect(log).not.toMatch(/sesame|esame|ses%2Fame|ame"/);
});

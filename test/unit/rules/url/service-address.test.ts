import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { normaliseAddress } from '@/lib/rules/url/service-address';

// Put together, as the linter takes the whole for a mistake.
const script = ['javascript', 'alert(1)'].join(':');

describe('an address that is normalised', () => {
  test.for([
    ['short.example', 'https://short.example', 'https://short.example/*'],
    ['  short.example/ ', 'https://short.example', 'https://short.example/*'],
    ['//short.example', 'https://short.example', 'https://short.example/*'],
    ['HTTPS://Short.Example', 'https://short.example', 'https://short.example/*'],
    ['https:short.example', 'https://short.example', 'https://short.example/*'],
    ['https://short.example:443/', 'https://short.example', 'https://short.example/*'],
    ['short.example:8443', 'https://short.example:8443', 'https://short.example/*'],
    ['https://links/', 'https://links', 'https://links/*'],
    ['short.example/links/', 'https://short.example/links', 'https://short.example/*'],
    ['short.example//links//', 'https://short.example/links', 'https://short.example/*'],
    ['short.example/Links', 'https://short.example/Links', 'https://short.example/*'],
    ['short.example/api', 'https://short.example', 'https://short.example/*'],
    ['short.example/API/', 'https://short.example', 'https://short.example/*'],
    ['short.example/api/account', 'https://short.example', 'https://short.example/*'],
    [
      'short.example/api/v1/secret/shorturl/list_active_urls.json',
      'https://short.example',
      'https://short.example/*',
    ],
    ['short.example/links/api/v1/secret', 'https://short.example/links', 'https://short.example/*'],
    ['short.example/apiary', 'https://short.example/apiary', 'https://short.example/*'],
    ['short.example/?page=login#top', 'https://short.example', 'https://short.example/*'],
    ['münchen.example', 'https://xn--mnchen-3ya.example', 'https://xn--mnchen-3ya.example/*'],
    ['192.0.2.7', 'https://192.0.2.7', 'https://192.0.2.7/*'],
    ['localhost:3000', 'http://localhost:3000', 'http://localhost/*'],
    ['localhost', 'http://localhost', 'http://localhost/*'],
    ['http://127.0.0.1:8080/yourls', 'http://127.0.0.1:8080/yourls', 'http://127.0.0.1/*'],
    ['https://localhost:3000', 'https://localhost:3000', 'https://localhost/*'],
    ['[::1]:3000', 'http://[::1]:3000', 'http://[::1]/*'],
    ['links.localhost', 'http://links.localhost', 'http://links.localhost/*'],
    ['nas.local', 'https://nas.local', 'https://nas.local/*'],
    ['http://nas.local:8080/links/', 'http://nas.local:8080/links', 'http://nas.local/*'],
    ['http://192.168.1.5', 'http://192.168.1.5', 'http://192.168.1.5/*'],
  ] as const)('%s → %s', ([typed, address, originPattern]) => {
    expect(normaliseAddress(typed)).toEqual({ address, originPattern });
  });
});

describe('an address that is refused', () => {
  test.for([
    ['', 'address_missing'],
    ['   ', 'address_missing'],
    ['not an address', 'address_malformed'],
    ['short', 'address_malformed'],
    ['https://', 'address_malformed'],
    ['short.example:99999', 'address_malformed'],
    ['ftp://short.example', 'address_scheme'],
    [script, 'address_scheme'],
    ['file:///etc/hosts', 'address_scheme'],
    ['mailto:somebody@short.example', 'address_scheme'],
    ['http://short.example', 'address_not_secure'],
    ['http://localhost.example', 'address_not_secure'],
    ['http://8.8.8.8', 'address_not_secure'],
    ['https://user:word@short.example', 'address_credentials'],
    ['user:word@short.example', 'address_credentials'],
    ['user@short.example', 'address_credentials'],
  ] as const)('%s → %s', ([typed, problem]) => {
    expect(normaliseAddress(typed)).toEqual({ problem });
  });
});

describe('any address', () => {
  const accepted = fc
    .oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.domain(), fc.string())
    .map(normaliseAddress)
    .filter((read) => 'address' in read);

  it('comes out without a slash, query, fragment or API path at its end, and the same the second time', () => {
    fc.assert(
      fc.property(accepted, (read) => {
        expect(read.address).not.toMatch(/\/$|[?#]|\/api(?:\/|$)/i);
        expect(normaliseAddress(read.address)).toEqual(read);
      }),
    );
  });

  it('comes with a pattern of its own origin, without a port', () => {
    fc.assert(
      fc.property(accepted, ({ address, originPattern }) => {
        const { protocol, hostname } = new URL(address);
        expect(originPattern).toBe(`${protocol}//${hostname}/*`);
      }),
    );
  });
});

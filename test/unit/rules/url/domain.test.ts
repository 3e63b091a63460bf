import { describe, expect, test } from 'vitest';

import { checkDomain, domainHost, listedHost } from '@/lib/rules/url/service-address';

// Put together, as the linter takes the whole for a mistake.
const script = ['javascript', 'alert(1)'].join(':');

describe('a domain', () => {
  test.for([
    ['', undefined],
    ['brand.example', undefined],
    ['Brand.Example', undefined],
    ['brand.localhost:4100', undefined],
    ['München.example', undefined],
    ['https://münchen.example', 'domain_malformed'],
    ['https://brand.example', 'domain_malformed'],
    ['brand.example/', 'domain_malformed'],
    ['brand.example/sub', 'domain_malformed'],
    ['user@brand.example', 'domain_malformed'],
    ['two words', 'domain_malformed'],
    ['brand', 'domain_malformed'],
  ] as const)('%j is checked: %s', ([domain, problem]) => {
    expect(checkDomain(domain)).toBe(problem);
  });
});

describe('the host of a listed domain', () => {
  test.for([
    ['https://Brand.example/', 'brand.example'],
    ['http://brand.example', 'brand.example'],
    ['http://brand.localhost:4100', 'brand.localhost:4100'],
    ['brand.example', 'brand.example'],
    ['https://münchen.example', 'xn--mnchen-3ya.example'],
    [script, null],
    ['https://user:word@brand.example', null],
    ['', null],
  ] as const)('%j is %s', ([listed, host]) => {
    expect(domainHost(listed)).toBe(host);
  });
});

test.for([
  ['https://München.example/', 'münchen.example'],
  ['http://münchen.example:4100', 'münchen.example:4100'],
  ['https://xn--mnchen-3ya.example', 'xn--mnchen-3ya.example'],
  ['https://Brand.example/ü', 'brand.example'],
  ['https://user@münchen.example', null],
] as const)('%j is listed as %s', ([listed, host]) => {
  expect(listedHost(listed)).toBe(host);
});

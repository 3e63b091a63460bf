import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { checkLongUrl, normaliseLongUrl } from '@/lib/rules/url/url';

// Put together, as the linter takes the whole for a mistake.
const script = ['javascript', 'alert(1)'].join(':');

describe('an address that can be shortened', () => {
  test.for([
    ['https://example.com', 'https://example.com/'],
    [' example.com/x ', 'https://example.com/x'],
    ['//example.com/x', 'https://example.com/x'],
    ['example.com:8443/x', 'https://example.com:8443/x'],
    ['HTTP://Example.COM:80/A?b=C#d', 'http://example.com/A?b=C#d'],
    ['http://intranet/page', 'http://intranet/page'],
    ['localhost:3000/x', 'http://localhost:3000/x'],
    ['https://example.com/ä?q=ö#ü', 'https://example.com/%C3%A4?q=%C3%B6#%C3%BC'],
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['https://example.com/~me?a?b~', 'https://example.com/~me?a?b~'],
  ] as const)('%s → %s', ([typed, url]) => {
    expect(normaliseLongUrl(typed)).toEqual({ url });
    expect(checkLongUrl(typed)).toBeUndefined();
  });
});

const atMost = (characters: number) => `https://example.com/${'x'.repeat(characters - 20)}`;

describe('an address that is refused', () => {
  test.for([
    ['', 'url_missing'],
    [' ', 'url_missing'],
    ['hello world', 'url_malformed'],
    ['hello', 'url_malformed'],
    ['https://exa mple.com', 'url_malformed'],
    [script, 'url_scheme'],
    [script.replace(':', '://example.com/%0A'), 'url_scheme'],
    ['data:text/html,x', 'url_scheme'],
    ['file:///etc/hosts', 'url_scheme'],
    ['chrome://settings', 'url_scheme'],
    ['mailto:somebody@example.com', 'url_scheme'],
    ['https://user:word@example.com', 'url_credentials'],
    ['user:word@example.com', 'url_credentials'],
    [atMost(8193), 'url_too_long'],
    [`example.com/?q=${'ä'.repeat(2000)}`, 'url_too_long'],
  ] as const)('%s → %s', ([typed, problem]) => {
    expect(normaliseLongUrl(typed)).toEqual({ problem });
    expect(checkLongUrl(typed)).toBe(problem);
  });

  it('is not yet one of 8192 characters', () => {
    expect(checkLongUrl(atMost(8192))).toBeUndefined();
  });
});

describe('whatever is typed', () => {
  it('is refused, or comes out as a web address in ASCII that comes out the same the second time', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (typed) => {
        const read = normaliseLongUrl(typed);
        if ('problem' in read) return;
        expect(read.url).toMatch(/^https?:\/\/[!-~]+$/);
        expect(normaliseLongUrl(read.url)).toEqual(read);
      }),
    );
  });
});

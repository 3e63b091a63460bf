import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addressesIn } from '@/lib/rules/url/addresses-in-text';

describe('the addresses in', () => {
  test.for<[string, string[]]>([
    ['', []],
    ['nothing at all', []],
    ['see https://a.example/b for more', ['https://a.example/b']],
    ['HTTP://A.Example/B', ['http://a.example/B']],
    ['https://a.example http://b.example/', ['https://a.example/', 'http://b.example/']],
    // Each once.
    ['https://a.example/ https://A.example and https://a.example:443', ['https://a.example/']],
    ['https://a.example/#b https://a.example/', ['https://a.example/#b', 'https://a.example/']],
    // Without a scheme.
    ['www.a.example', ['https://www.a.example/']],
    ['www.a.example:8080/x', ['https://www.a.example:8080/x']],
    ['a.example/b?c#d', ['https://a.example/b?c#d']],
    ['a.example', []],
    ['e.g. i.e. and/or 1.5/2.0 v1.a/b', []],
    ['notes.txt, index.html/x lib.ts/y node.js/z', []],
    ['www.foo.h1 www.foo-1 foo.example1/b', []],
    ['/etc/a.example/b ./c.example/d', []],
    ['me@a.example me@a.example/b mailto:me@www.a.example www.a.example@b', []],
    // Punctuation after them.
    ['https://a.example/b. https://a.example/c, https://a.example/d!', ['b', 'c', 'd'].map(on)],
    ['https://a.example/b?! https://a.example/c… https://a.example/d:', ['b', 'c', 'd'].map(on)],
    ['www.a.example. www.b.example, ok', ['https://www.a.example/', 'https://www.b.example/']],
    ["it's 'https://a.example/b', he said", [on('b')]],
    ['“https://a.example/b” «https://a.example/c» "https://a.example/d"', ['b', 'c', 'd'].map(on)],
    ['href="https://a.example/b">', [on('b')]],
    ['<https://a.example/b>, `https://a.example/c`', ['b', 'c'].map(on)],
    [
      '**https://a.example/b** *https://a.example/c* https://a.example/d_',
      ['b', 'c', 'd_'].map(on),
    ],
    // Brackets.
    ['(https://a.example/b)', [on('b')]],
    ['(see https://a.example/b_(c)).', [on('b_(c)')]],
    ['https://a.example/b_(c)_(d) [https://a.example/e]', ['b_(c)_(d)', 'e'].map(on)],
    ['https://a.example/?b[]=1&c={d}', [on('?b[]=1&c={d}')]],
    ['[b](https://a.example/b), [c](https://a.example/c_(d))', ['b', 'c_(d)'].map(on)],
    ['[https://a.example/b](https://a.example/c)', ['b', 'c'].map(on)],
    ['(https://a.example/b)(www.c.example)', [on('b'), 'https://www.c.example/']],
    // Lists without blanks.
    ['https://a.example/b,https://a.example/c;https://a.example/d', ['b', 'c', 'd'].map(on)],
    ['www.a.example,www.b.example', ['https://www.a.example/', 'https://www.b.example/']],
    ['https://a.example|https://b.example', ['https://a.example/', 'https://b.example/']],
    ['https://a.example/?b=1,2;3', [on('?b=1,2;3')]],
    // One inside of another.
    ['https://b.example/web/https://a.example/', ['https://b.example/web/https://a.example/']],
    ['b.example/web/http://a.example', ['https://b.example/web/http://a.example']],
    ['https://a.example/?u=https://b.example/&v', [on('?u=https://b.example/&v')]],
    ['view-source:https://a.example/b', [on('b')]],
    ['git+https://a.example/b xhttps://a.example/c', []],
    // Other scripts, and what is no name.
    ['详见https://a.example/b。下一句', [on('b')]],
    ['请访问https://a.example查看', ['https://a.example/']],
    ['（https://a.example/b）「www.c.example」', [on('b'), 'https://www.c.example/']],
    ['https://例え.jp/あ', ['https://xn--r8jz45g.jp/%E3%81%82']],
    ['münchen.example/ä', ['https://xn--mnchen-3ya.example/%C3%A4']],
    ['https://😀.example/', ['https://xn--e28h.example/']],
    ['http://localhost:3000/x, http://[::1]:80/y', ['http://localhost:3000/x', 'http://[::1]/y']],
    ['http://192.0.2.1/x', ['http://192.0.2.1/x']],
    ['https://a.example/b\u200B\u202E https://a.example/c', ['b', 'c'].map(on)],
    // Not to be passed on, or none.
    ['https://me:word@a.example/ https://me@a.example https://me!@a.example', []],
    ['https:// https://… http://) ftp://a.example/ https://a b', ['https://a/']],
    [`https://a.example/${'b'.repeat(9000)} ${on('c')}`, [on('c')]],
  ])('the text %j are found', ([text, addresses]) => {
    expect(addressesIn(text)).toEqual(addresses);
  });
});

function on(path: string): string {
  return `https://a.example/${path}`;
}

describe('whatever stands around them', () => {
  const address = fc.webUrl({ withQueryParameters: true, withFragments: true });
  /** The parser itself drops some endings; what is written with these is what is meant. */
  const meant = address.filter((url) => /[\w/]$/.test(url) && !/[()[\]{},;|']/.test(url));

  test('they are found, in order', () => {
    const prose = fc.constantFrom('', 'see ', '(', '<', '"', '**', '[a](', '。', ', ', '- ');
    const after = fc.constantFrom(' ', '. ', ') ', '> ', '" ', '! ', '… ', '。', ', and ');
    fc.assert(
      fc.property(fc.array(fc.tuple(prose, meant, after)), (parts) => {
        const text = parts.map((part) => part.join('')).join(' ');
        const urls = parts.map(([, url]) => new URL(url).href);
        expect(addressesIn(text)).toEqual([...new Set(urls)]);
      }),
    );
  });

  test('all are http or https, without a user name, and no two are the same', () => {
    const signs = `https:// http:// www. a . example / @ : , ; ( ) [ ] ]( { } ' " < ? # % é 日 😀 … 。 1`;
    const unit = fc.constantFrom(...signs.split(' '), ' ', '\\', '\uD800');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        const found = addressesIn(text);
        expect(new Set(found).size).toBe(found.length);
        for (const each of found) {
          const url = new URL(each);
          expect(url.href).toBe(each);
          expect(['http:', 'https:']).toContain(url.protocol);
          expect(url.username + url.password).toBe('');
          expect(url.host).not.toBe('');
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the time that is spent on a long text of', () => {
  /** Microseconds of this thread alone, whatever else the machine does. */
  function timeFor(unit: string, length: number): number {
    const text = unit.repeat(length / unit.length);
    const { user } = process.threadCpuUsage();
    expect(addressesIn(`${text} https://end.example/`).at(-1)).toBe('https://end.example/');
    addressesIn(`https://a.example/${text}`);
    return process.threadCpuUsage().user - user;
  }

  const units =
    `, . ( ) ' - é ]( a. x( [( https:// https:/ https://a) https://a@ x(https://a) https://a, https://a.b/( ` +
    `www. www.a.b, a.b/ a.b/) a@b.c/ ,' https://é https://a! https://[ 'https:// _https://a_ … 😀`;

  // One look at each character makes it eight times as long; one for every pair of them, sixty-four times.
  test.for([...units.split(' '), ' ', '\u202E', '\\'])('%j grows with its length alone', (unit) => {
    const tolerance = 300_000;
    expect(timeFor(unit, 400_000)).toBeLessThan(20 * timeFor(unit, 50_000) + tolerance);
  });
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { trackingKinds } from '@/lib/rules/url/tracking';
import { looseUrlKey, canonicalUrl } from '@/lib/rules/url/url-keys';

const article = 'https://example.com/a/page?b=1&a=2';

describe('spellings of one page', () => {
  test.each([
    ['https://example.com:443/a/page?b=1&a=2'],
    ['http://example.com:80/a/page?b=1&a=2'],
    ['https://example.com/a/./b/../page?b=1&a=2'],
    ['https://example.com/%61/p%61ge?b=1&a=2'],
    ['https://example.com/a/page?%62=%31&a=2'],
    ['https://example.com/a/page?b=1&a=2#TOP'],
    ['https://example.com/a/page?b=1&a=2#utm_source=news&utm_medium=mail'],
    ['https://example.com/a/page?utm_source=news&b=1&fbclid=x&a=2&gclid=y'],
    ['https://example.com/a/page?b=1&a=2&utm%5Fsource=news'],
  ])('%s has the key of the page', (spelling) => {
    expect(looseUrlKey(spelling)).toBe(looseUrlKey(article));
  });

  test.each([
    ['https://example.com', 'http://www.example.com/#top'],
    ['https://example.com/page', 'https://example.com/page/?'],
    ['https://example.com/page', 'https://example.com/page?utm_source=news#'],
    ['https://example.com/~me', 'https://example.com/%7eme'],
    ['https://example.com/~me', 'https://example.com/%7Eme/'],
    ['https://example.com/a%2fb', 'https://example.com/a%2Fb'],
    ['https://example.com/?q=%e2%82%ac', 'https://example.com?q=%E2%82%AC'],
    ['https://example.com/#a%2Db', 'http://example.com/#a-b'],
    ['https://ex%61mple.com/', 'https://example.com'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example'],
  ])('%s and %s have one key', (one, other) => {
    expect(looseUrlKey(one)).toBe(looseUrlKey(other));
  });
});

describe('different pages', () => {
  test.each([
    ['https://example.com/a', 'https://example.com/A'],
    ['https://example.com/a/', 'https://example.com/a//'],
    ['https://example.com/a%2Fb', 'https://example.com/a/b'],
    ['https://example.com/?a=1&b=2', 'https://example.com/?b=2&a=1'],
    ['https://example.com/?a=1', 'https://example.com/'],
    ['https://example.com/?a', 'https://example.com/?a='],
    ['https://example.com/?ref=a', 'https://example.com/'],
    ['https://example.com/?a=%26b=1', 'https://example.com/?a=&b=1'],
    ['https://example.com/#top', 'https://example.com/#topic'],
    ['https://example.com/#utm_source=a&page=2', 'https://example.com/'],
    ['https://sub.example.com/', 'https://example.com/'],
    ['https://www2.example.com/', 'https://example.com/'],
    ['https://www.example/', 'https://example/'],
    ['https://example.com:8443/', 'https://example.com/'],
    ['http://example.com:443/', 'http://example.com/'],
    ['https://me@example.com/', 'https://example.com/'],
    ['https://example.com/', 'https://example.org/'],
  ])('%s and %s have different keys', (one, other) => {
    expect(looseUrlKey(one)).not.toBe(looseUrlKey(other));
  });
});

const part = fc.stringMatching(/^[\w.~!$'()*,;:@-]{1,8}$/).filter((text) => !/^\.+$/.test(text));
/** No tracking: what is tracking is a property of its own. */
const pair = fc.tuple(fc.constantFrom('q', 'id', 'page', 'lang'), part).map((two) => two.join('='));
const host = fc.stringMatching(/^[a-z][a-z\d]{0,5}\.example$/);

/** A page in the parts that identify it. */
const pages = fc.record({
  host,
  port: fc.constantFrom('', ':8080'),
  path: fc.array(part, { maxLength: 3 }),
  query: fc.array(pair, { maxLength: 3 }),
  fragment: fc.constantFrom('', 'section', '/route', ':~:text=word'),
});

type Page = typeof pages extends fc.Arbitrary<infer P> ? P : never;

const plain = ({ host: name, port, path, query, fragment }: Page): string =>
  `https://${name}${port}${['', ...path].join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}${fragment && `#${fragment}`}`;

const tracking = fc
  .constantFrom(
    ...trackingKinds
      .filter(({ removed }) => removed)
      .flatMap(({ names }) => names.replaceAll('*', 'source').split(' ')),
  )
  .map((name) => `${name}=x`);

/** Another spelling of a page. */
const respelled = (page: Page): fc.Arbitrary<string> =>
  fc
    .record({
      scheme: fc.constantFrom('http', 'https', 'HTTPS'),
      www: fc.constantFrom('', 'www.', 'WWW.'),
      slash: fc.constantFrom('', '/'),
      tracking: fc.array(tracking, { maxLength: 2 }),
      first: fc.boolean(),
      none: fc.constantFrom('', '#', '#top', '#utm_source=a'),
      escape: fc.boolean(),
    })
    .map((spelling) => {
      const query = spelling.first
        ? [...spelling.tracking, ...page.query]
        : [...page.query, ...spelling.tracking];
      const path = page.path.map((text) => (spelling.escape ? text.replaceAll('~', '%7e') : text));
      const fragment = page.fragment === '' ? spelling.none : `#${page.fragment}`;
      return `${spelling.scheme}://${spelling.www}${page.host}${page.port}${['', ...path].join('/')}${spelling.slash}${query.length > 0 ? `?${query.join('&')}` : ''}${fragment}`;
    });

describe('the key', () => {
  it('is the same for every spelling of a page', () => {
    const spelled = pages.chain((page) => fc.tuple(fc.constant(plain(page)), respelled(page)));
    fc.assert(
      fc.property(spelled, ([one, other]) => {
        expect(looseUrlKey(other)).toBe(looseUrlKey(one));
      }),
    );
  });

  it('tells pages apart that differ in anything else', () => {
    fc.assert(
      fc.property(pages, pages, (one, other) => {
        expect(looseUrlKey(plain(one)) === looseUrlKey(plain(other))).toBe(
          plain(one) === plain(other),
        );
      }),
    );
  });

  it('is shared by addresses that share the key of the page', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
        expect(looseUrlKey(canonicalUrl(url))).toBe(looseUrlKey(url));
      }),
    );
  });

  it('is its own key, and anything has one', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string().map((text) => `http://example.com/${text}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(looseUrlKey(looseUrlKey(text))).toBe(looseUrlKey(text));
      }),
    );
  });

  test.each([['mailto:a@example.com'], ['no address'], [''], ['chrome://settings/']])(
    'of %j, which is no page of the web, is itself',
    (text) => {
      expect(looseUrlKey(text)).toBe(text);
    },
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type CopyLink, copyContent } from '@/lib/copy/copy-content';

import { awkwardText } from '../../fixtures/awkward-text';

const link: CopyLink = {
  shortUrl: 'https://short.example/a',
  longUrl: 'https://example.com/page?x=1',
  title: 'A page',
  createdAt: new Date(2026, 10, 20, 12).getTime(),
  expiry: null,
  alias: null,
  domain: null,
};
const other: CopyLink = { ...link, shortUrl: 'https://short.example/b', title: 'Another' };

const copied = (
  links: readonly CopyLink[],
  copyFormat: Parameters<typeof copyContent>[1]['copyFormat'],
  copyTemplate = '{title}: {link}',
) => copyContent(links, { copyFormat, copyTemplate });

test.for([
  ['plain', 'https://short.example/a'],
  ['markdown', '[A page](https://short.example/a)'],
  ['html', '<a href="https://short.example/a">A page</a>'],
  ['title', 'A page https://short.example/a'],
  ['template', 'A page: https://short.example/a'],
] as const)('one link as %s', ([format, text]) => {
  expect(copied([link], format)).toEqual({ text, html: format === 'html' ? text : null });
});

test.for([
  ['plain', ['https://short.example/a', 'https://short.example/b']],
  ['markdown', ['- [A page](https://short.example/a)', '- [Another](https://short.example/b)']],
  [
    'html',
    [
      '<ul>',
      '<li><a href="https://short.example/a">A page</a></li>',
      '<li><a href="https://short.example/b">Another</a></li>',
      '</ul>',
    ],
  ],
  ['title', ['A page https://short.example/a', 'Another https://short.example/b']],
  ['template', ['A page: https://short.example/a', 'Another: https://short.example/b']],
] as const)('two links as %s', ([format, lines]) => {
  const text = lines.join('\n');
  expect(copied([link, other], format)).toEqual({ text, html: format === 'html' ? text : null });
});

describe('what a link is called', () => {
  test.for([
    ['A\n\tpage', 'A page'],
    ['  A page ', 'A page'],
    ['A\u0000\u001B\u0085 page', 'A page'],
    ['\u202Eegap A\u202C', 'egap A'],
    ['', 'example.com/page?x=1'],
    [' \u202E\u0007\n', 'example.com/page?x=1'],
  ] as const)('%j is %j', ([title, text]) => {
    expect(copied([{ ...link, title }], 'title').text).toBe(`${text} https://short.example/a`);
  });

  test('without a title, is where it leads, without the slash at the end', () => {
    const root = { ...link, title: '', longUrl: 'http://example.com/' };
    expect(copied([root], 'markdown').text).toBe('[example.com](https://short.example/a)');
  });
});

test('brackets in an address do not end a Markdown link', () => {
  const odd = { ...link, shortUrl: 'https://short.example/a_(b)?c=1&copy;=2' };
  expect(copied([odd], 'markdown').text).toBe(
    String.raw`[A page](https://short.example/a_\(b\)?c=1\&copy;=2)`,
  );
});

/** What a reader of Markdown makes of a link's text; throws where a sign would mean something. */
function readMarkdown(text: string): string {
  let read = '';
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (sign === '\\') {
      index += 1;
      if (!/[!-/:-@[-`{-~]/.test(text.charAt(index))) throw new Error('a backslash of its own');
      read += text.charAt(index);
    } else if (/[`*_~[\]<\n]/.test(sign) || /^&(?:#\d+|#x[\da-f]+|\w+);/i.test(text.slice(index)))
      throw new Error(`a bare ${sign}`);
    else read += sign;
  }
  return read;
}

const decoded: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** What a browser makes of a text without tags; throws where an `&` begins nothing. */
function readHtml(text: string): string {
  if (/[<>"]/.test(text)) throw new Error('a bare sign');
  return text.replaceAll(/&[^;]*;?/g, (entity) => {
    const sign = decoded[entity];
    if (sign === undefined) throw new Error(`a bare ${entity}`);
    return sign;
  });
}

describe('whatever a page is called', () => {
  const calledIn = (title: string) =>
    copied([{ ...link, title }], 'title').text.slice(0, -' https://short.example/a'.length);

  test('it is one line of visible text', () => {
    fc.assert(
      fc.property(awkwardText, (title) => {
        const called = calledIn(title);
        expect(called).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
        expect(called).toBe(called.trim());
        expect(called).not.toBe('');
      }),
    );
  });

  test('Markdown gives it back', () => {
    fc.assert(
      fc.property(awkwardText, (title) => {
        const { text } = copied([{ ...link, title }], 'markdown');
        expect(text.endsWith('](https://short.example/a)')).toBe(true);
        const inside = text.slice(1, -'](https://short.example/a)'.length);
        expect(readMarkdown(inside)).toBe(calledIn(title));
      }),
    );
  });

  test('HTML gives it back', () => {
    fc.assert(
      fc.property(awkwardText, (title) => {
        const { text } = copied([{ ...link, title }], 'html');
        const [, href = '', inside = ''] = /^<a href="([^"]*)">(.*)<\/a>$/s.exec(text) ?? [];
        expect(readHtml(href)).toBe(link.shortUrl);
        expect(readHtml(inside)).toBe(calledIn(title));
      }),
    );
  });
});

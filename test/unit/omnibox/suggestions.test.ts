import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { LinkRecord } from '@/lib/model/link';
import { suggestionsFor } from '@/lib/omnibox/address-bar';

import { awkwardText } from '../../fixtures/awkward-text';
import { link } from '../../fixtures/popup-state';

const made = (name: string, changes: Partial<LinkRecord> = {}): LinkRecord => ({
  ...link,
  title: `Title ${name}`,
  shortUrl: `https://short.example/${name}`,
  longUrl: `https://example.com/${name}`,
  ...changes,
});
const links = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => made(name));

const contents = (typed: string, found: readonly LinkRecord[]) =>
  suggestionsFor({ typed }, found, 'plain').suggestions.map(({ content }) => content);

describe('the first line says what Enter does:', () => {
  test.for([
    ['', 'Type a URL to shorten it, or words to find a link'],
    ['example.com', 'Shorten https://example.com/'],
    ['a.example b.example', 'Shorten 2 URLs'],
    ['ftp://a.example', 'This can’t be shortened'],
    ['title', 'Copy Title a – https://short.example/a – https://example.com/a'],
  ])('for what was typed as %j', ([typed = '', first]) => {
    expect(suggestionsFor({ typed }, links, 'plain').first).toBe(first);
  });

  test('words that no link fits', () => {
    expect(suggestionsFor({ typed: 'title' }, [], 'plain')).toEqual({
      first: 'No links match',
      best: null,
      suggestions: [],
    });
  });
});

describe('the best link as a line of its own', () => {
  test('is the one of the first line', () => {
    expect(suggestionsFor({ typed: 'title' }, links, 'plain').best).toEqual({
      content: 'https://short.example/a',
      description: 'Title a – https://short.example/a – https://example.com/a',
    });
  });

  test.each(['', 'example.com', 'ftp://a.example'])('is none for %j', (typed) => {
    expect(suggestionsFor({ typed }, links, 'plain').best).toBeNull();
  });
});

describe('the other lines are links', () => {
  const short = (...names: string[]) => names.map((name) => `https://short.example/${name}`);

  test('after the one in the first line, and six lines in all', () => {
    expect(contents('title', links)).toEqual(short('b', 'c', 'd', 'e', 'f'));
    expect(contents('', links)).toEqual(short('a', 'b', 'c', 'd', 'e'));
  });

  test('but not the one that was typed, which browsers would refuse', () => {
    expect(contents(' https://short.example/b', links.slice(0, 3))).toEqual(short('a', 'c'));
  });
});

describe('a description', () => {
  const described = (typed: string, found: LinkRecord, style: 'xml' | 'plain') =>
    suggestionsFor({ typed: `https://nothing.example/ ${typed}` }, [found], style).suggestions[0]
      ?.description;

  test('marks addresses where the browser reads XML', () => {
    const found = made('cafe', {
      title: 'Das Cafe\u0301 & die Straße hier',
      longUrl: 'https://example.com/',
    });
    expect(described('CAFE', found, 'xml')).toBe(
      'Das Cafe\u0301 &amp; die Straße hier<dim> – </dim>' +
        '<url>https://short.example/cafe</url><dim> – </dim><dim>https://example.com/</dim>',
    );
    expect(described('CAFE', found, 'plain')).toBe(
      'Das Cafe\u0301 & die Straße hier – https://short.example/cafe – https://example.com/',
    );
  });

  test('of a link without a title begins with its address', () => {
    expect(described('x', made('b', { title: ' \u202E' }), 'plain')).toBe(
      'https://short.example/b – https://example.com/b',
    );
  });

  test('is cut where it is long', () => {
    const found = made('b', { title: '😀'.repeat(200) });
    expect(described('x', found, 'plain')?.split(' – ')[0]).toBe(`${'😀'.repeat(119)}…`);
  });
});

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** The text of what a strict reader of XML takes; throws at anything that it would not take. */
function readXml(xml: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what XML has no way to write
  if (/[\u0000-\u0008\v\f\u000E-\u001F\uFFFE\uFFFF\p{Cs}]/u.test(xml)) throw new Error('a control');
  const open: string[] = [];
  return xml.replaceAll(/<(\/?)(url|dim)>|&\w+;|[<>&"']/g, (sign, slash, tag: string) => {
    const decoded = entities[sign];
    if (decoded !== undefined) return decoded;
    if (tag === undefined) throw new Error(`a bare ${sign}`);
    if (slash === '') open.push(tag);
    else if (open.pop() !== tag) throw new Error(`${sign} closes nothing`);
    if (open.filter((name) => name === tag).length > 1) throw new Error(`${tag} in itself`);
    return '';
  });
}

describe('whatever a page is called and whatever is typed', () => {
  test('Chromium’s descriptions can be read, and say what Firefox’s do', () => {
    fc.assert(
      fc.property(awkwardText, awkwardText, fc.boolean(), (title, typed, isPart) => {
        const found = [
          made('a', { title }),
          made('b', { title, longUrl: `https://b.example/${title}` }),
        ];
        const words = isPart ? title.slice(1, 4) : typed;
        const xml = suggestionsFor({ typed: words }, found, 'xml');
        const plain = suggestionsFor({ typed: words }, found, 'plain');
        expect(readXml(xml.first)).toBe(plain.first);
        expect(xml.suggestions.map(({ description }) => readXml(description))).toEqual(
          plain.suggestions.map(({ description }) => description),
        );
        for (const { description } of [...plain.suggestions, { description: plain.first }])
          expect(description).not.toMatch(/^$|[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
      }),
      { numRuns: 500 },
    );
  });
});

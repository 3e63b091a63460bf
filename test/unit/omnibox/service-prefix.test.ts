import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { NamedService } from '@/lib/model/service';
import { commandOfText, suggestionsFor } from '@/lib/omnibox/address-bar';
import { readServicePrefix, servicePrefix } from '@/lib/omnibox/service-prefix';

import { awkwardText } from '../../fixtures/awkward-text';
import { link } from '../../fixtures/popup-state';

const service = (label: string): NamedService => ({ id: `of ${label}`, label, inUse: false });
const services = ['Work', 'Work 2', 'Café Zürich', 'short.example'].map(service);

describe('names a service:', () => {
  test.for([
    ['@work a.example', 'Work', 'a.example'],
    [' @WORK\thttps://a.example ', 'Work', 'https://a.example '],
    ['@work2 words', 'Work 2', 'words'],
    ['@caf x', 'Café Zürich', 'x'],
    ['@cafezurich x', 'Café Zürich', 'x'],
    ['@s', 'short.example', ''],
    ['@short.example @work', 'short.example', '@work'],
  ] as const)('%j', ([typed, label, text]) => {
    const { service: found, text: left } = readServicePrefix(typed, services) ?? {};
    expect([found?.label, left]).toEqual([label, text]);
  });

  test.for([
    ['@wor x', 'the beginning of two'],
    ['@play x', 'of none'],
  ] as const)('%j is %s', ([typed]) => {
    expect(readServicePrefix(typed, services)).toEqual({ service: null, text: 'x' });
  });

  test('as it is written for it, whatever services are called', () => {
    const labels = fc.uniqueArray(
      fc.oneof(awkwardText, fc.domain()).filter((label) => nameOf(label) !== ''),
      { minLength: 2, maxLength: 5, selector: nameOf },
    );
    fc.assert(
      fc.property(labels, awkwardText, (names, text) => {
        const all = names.map(service);
        for (const each of all) {
          const read = readServicePrefix(`${servicePrefix(each)} ${text}`, all);
          expect([read?.service, read?.text]).toEqual([each, text.replace(/^\s+/, '')]);
        }
      }),
      { numRuns: 500 },
    );
  });
});

/** What two services cannot share and be told from each other. */
const nameOf = (label: string): string =>
  label
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toUpperCase()
    .replaceAll(/\s/g, '');

describe('what is typed without a name', () => {
  test('is for the one in use', () => {
    const text = fc.oneof(awkwardText, fc.webUrl(), fc.emailAddress(), fc.lorem());
    fc.assert(
      fc.property(text, (typed) => {
        fc.pre(!typed.trimStart().startsWith('@'));
        expect(commandOfText(typed, services)).toEqual(commandOfText(typed));
        expect(commandOfText(typed, services)).not.toHaveProperty('service');
      }),
      { numRuns: 500 },
    );
  });

  test('stays what it is, with a name before it', () => {
    const address = { url: 'https://a.example/', title: '' };
    const asked = (typed: string) => commandOfText(typed, services);
    const picked = { service: 'of Work' };
    expect(asked('@work a.example')).toEqual({
      kind: 'shorten',
      targets: [address],
      domain: null,
      ...picked,
    });
    expect(asked('@work annual report')).toEqual({
      kind: 'find',
      words: 'annual report',
      ...picked,
    });
    expect(asked('@work ftp://a.example')).toEqual({ kind: 'refuse', problem: 'url_scheme' });
    expect(asked('@work ')).toEqual({ kind: 'refuse', problem: 'url_missing' });
  });

  test.for(['@wor https://a.example', '@play https://a.example', '@play a.example'])(
    'an address behind a name that is nobody’s is made nowhere: %j',
    (typed) => expect(commandOfText(typed, services)).toEqual({ kind: 'find', words: typed }),
  );

  test('a single service has no name to type', () => {
    expect(commandOfText('@work https://a.example', [])).toMatchObject({
      kind: 'shorten',
      targets: [{ url: 'https://a.example/' }],
    });
  });
});

describe('the lines under the address bar', () => {
  const firstOf = (typed: string, found = [link]) =>
    suggestionsFor({ typed, services }, found, 'plain').first;

  test.for([
    ['@work example.com', 'Work: Shorten https://example.com/'],
    ['@work2 a.example b.example', 'Work 2: Shorten 2 URLs'],
    ['@work ', 'Work: Type a URL to shorten it, or words to find a link'],
    ['@work ftp://a.example', 'Work: This can’t be shortened'],
    ['example.com', 'Shorten https://example.com/'],
  ] as const)('name it: %j', ([typed, first]) => expect(firstOf(typed)).toBe(first));

  test('name it for words, too, and how others are asked for', () => {
    const { title, shortUrl, longUrl } = link;
    expect(firstOf('@work words')).toBe(`Work: Copy ${title} – ${shortUrl} – ${longUrl}`);
    expect(firstOf('@work words', [])).toBe('Work: No links match');
    for (const typed of ['', '@play https://a.example'])
      expect(firstOf(typed, [])).toMatch(/For another service, start with @ and its name\.$/);
    expect(firstOf('words', [])).toBe('No links match');
  });

  test('give links of the same service', () => {
    const typed = '@WORK example.com';
    const { suggestions } = suggestionsFor({ typed, services }, [link], 'xml');
    expect(suggestions.map(({ content }) => content)).toEqual([`@Work ${link.shortUrl}`]);
    expect(commandOfText(suggestions[0]?.content ?? '', services)).toMatchObject({
      targets: [{ url: link.shortUrl }],
      service: 'of Work',
    });
  });
});

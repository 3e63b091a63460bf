import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { commandOfText } from '@/lib/omnibox/address-bar';

describe('shortens', () => {
  test.for<[string, string[]]>([
    ['https://a.example/b', ['https://a.example/b']],
    [' HTTP://A.example ', ['http://a.example/']],
    ['a.example', ['https://a.example/']],
    ['a.example/b?c', ['https://a.example/b?c']],
    ['www.a.example:8080', ['https://www.a.example:8080/']],
    ['münchen.example', ['https://xn--mnchen-3ya.example/']],
    ['localhost:3000/x', ['http://localhost:3000/x']],
    ['localhost', ['http://localhost/']],
    ['127.0.0.1/x', ['http://127.0.0.1/x']],
    // Alone, to the letter; among others, as in any text.
    ['https://a.example/Inc.', ['https://a.example/Inc.']],
    ['https://a.example/b, https://c.example/d.', ['https://a.example/b', 'https://c.example/d']],
    [
      'a.example b.example, localhost:3000',
      ['https://a.example/', 'https://b.example/', 'http://localhost:3000/'],
    ],
    ['a.example https://a.example', ['https://a.example/']],
    ['read this: https://a.example/b please', ['https://a.example/b']],
    ['<https://a.example/b>', ['https://a.example/b']],
  ])('the text %j', ([typed, urls]) => {
    const targets = urls.map((url) => ({ url, title: '' }));
    expect(commandOfText(typed)).toEqual({ kind: 'shorten', targets, domain: null });
  });
});

describe('finds', () => {
  test.for([
    ['report', 'report'],
    ['  annual \t report ', 'annual report'],
    ['3.5', '3.5'],
    ['192.168.0.1', '192.168.0.1'],
    ['report.pdf', 'report.pdf'],
    ['node.js', 'node.js'],
    ['me@a.example', 'me@a.example'],
    ['news from a.example', 'news from a.example'],
    ['news from www.a.example/b', 'news from www.a.example/b'],
    ['localhosts', 'localhosts'],
    ['mailto:me@a.example', 'mailto:me@a.example'],
  ])('the text %j', ([typed = '', words]) => {
    expect(commandOfText(typed)).toEqual({ kind: 'find', words });
  });
});

test.for(['', ' \t '])('nothing (%j) opens the links', (typed) => {
  expect(commandOfText(typed)).toEqual({ kind: 'open_screen', screen: 'links' });
});

describe('refuses', () => {
  test.for([
    ['https://', 'url_malformed'],
    ['https://me:word@a.example', 'url_credentials'],
    ['ftp://a.example/b', 'url_scheme'],
    ['chrome://settings', 'url_scheme'],
    [`https://a.example/${'b'.repeat(9000)}`, 'url_too_long'],
    [
      Array.from({ length: 101 }, (_, index) => `a.example/${index}`).join(' '),
      'too_many_addresses',
    ],
  ])('the text %j, as %s', ([typed = '', problem]) => {
    expect(commandOfText(typed)).toEqual({ kind: 'refuse', problem });
  });
});

test('whatever is typed, what is shortened is http or https, and what is looked for was typed', () => {
  const unit = fc.constantFrom(
    'https://',
    'http://',
    'a',
    'é',
    '.',
    'example',
    '/',
    '@',
    ':',
    ',',
    ' ',
    '?',
    '%',
    '<',
    '1',
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 20 }), (typed) => {
      const command = commandOfText(typed);
      if (command.kind === 'shorten')
        for (const { url } of command.targets) expect(url).toMatch(/^https?:\/\/[^/]/);
      if (command.kind === 'find') {
        expect(command.words).not.toBe('');
        for (const word of command.words.split(' ')) expect(typed).toContain(word);
      }
    }),
    { numRuns: 1000 },
  );
});

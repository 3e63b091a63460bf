import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  type CopyLink,
  checkTemplate,
  fillTemplate,
  isOfferableTemplate,
  templateFields,
} from '@/lib/copy/copy-content';

import { awkwardText } from '../../fixtures/awkward-text';

const link: CopyLink = {
  shortUrl: 'https://go.example/sale',
  longUrl: 'https://example.com/page',
  title: 'A page',
  createdAt: new Date(2026, 0, 5, 23, 59).getTime(),
  expiry: '2026-12-31',
  alias: 'sale',
  domain: 'go.example',
};

test.for([
  ['{link}', 'https://go.example/sale'],
  ['{title}', 'A page'],
  ['{address}', 'https://example.com/page'],
  ['{domain}', 'go.example'],
  ['{alias}', 'sale'],
  ['{date}', '2026-01-05'],
  ['{expiry}', '2026-12-31'],
  ['{link} {link}', 'https://go.example/sale https://go.example/sale'],
  ['{title}\n{link}\n', 'A page\nhttps://go.example/sale\n'],
  ['{"a":"{title}"}', '{"a":"A page"}'],
  ['{ link } {} { {{alias}} }', '{ link } {} { {sale} }'],
  ['{unknown} {constructor}', '{unknown} {constructor}'],
])('%j becomes %j', ([template = '', text]) => {
  expect(fillTemplate(template, link)).toBe(text);
});

test('a link of the service’s own choice has its host and short part', () => {
  const plain = { ...link, alias: null, domain: null, expiry: null };
  expect(fillTemplate('{domain} {alias} {expiry}.', plain)).toBe('go.example sale .');
});

test.for([
  ['{link}', undefined],
  ['{ } {"a": "{link}"}', undefined],
  [`{link}${' '.repeat(494)}`, undefined],
  [`{link}${' '.repeat(495)}`, 'template_too_long'],
  ['', 'template_no_link'],
  ['{title}', 'template_no_link'],
  ['{link', 'template_no_link'],
  ['{Link}', 'template_unknown_field'],
  ['{link} {constructor}', 'template_unknown_field'],
  ['{title}\n{link}', undefined],
  ['{link} 👩‍💻 עברית', undefined],
  ...[
    '\u0000',
    '\t',
    '\r',
    '\u001B',
    '\u007F',
    '\u0085',
    '\u2028',
    '\u2029',
    '\u202E',
    '\u2066',
    '\u200F',
    '\u061C',
  ].map((unseen) => [`{link}${unseen}rm -rf`, 'template_unseen'] as const),
] as const)('the template %j is checked: %s', ([template, problem]) => {
  expect(checkTemplate(template)).toBe(problem);
});

test.for([
  ['https://evil.example/?to={link}', true],
  ['{title} {link}', true],
  ['{link}\nrm -rf', false],
  ['{link}\u202E', false],
  ['{title}', false],
] as const)('%j, written by somebody else, can be offered: %s', ([template, can]) => {
  expect(isOfferableTemplate(template)).toBe(can);
});

describe('whatever a page is called', () => {
  test('its title is not taken for a template', () => {
    fc.assert(
      fc.property(awkwardText, awkwardText, (title, rest) => {
        const template = `${rest.replaceAll(/[{}]/g, '')}{title}`;
        const called = fillTemplate('{title}', { ...link, title });
        expect(fillTemplate(template, { ...link, title })).toBe(
          template.replace('{title}', () => called),
        );
      }),
    );
  });

  test('a template that passes leaves no field unfilled', () => {
    const pieces = fc.oneof(
      fc.constantFrom(...templateFields.map((name) => `{${name}}`)),
      fc.constantFrom('{', '}', '{}', '{ a }', '\n', 'text'),
    );
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const template = `${parts.join('')}{link}`;
        fc.pre(checkTemplate(template) === undefined);
        const filled = fillTemplate(template, link);
        expect(filled).toContain(link.shortUrl);
        for (const name of templateFields) expect(filled).not.toContain(`{${name}}`);
      }),
    );
  });
});

import { globSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { type Catalogue, findFaults } from './catalogue/find-faults.ts';
import { findUnused } from './catalogue/find-unused.ts';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
const textOf = (path: string): string => readFileSync(`${projectRoot}${path}`, 'utf8');
const catalogueText = (folder: string): string => textOf(`public/_locales/${folder}/messages.json`);

const english = JSON.parse(catalogueText('en')) as Catalogue;

test.each(readdirSync(`${projectRoot}public/_locales`))(
  'the catalogue of %s is sound',
  (folder) => {
    expect(findFaults(folder, catalogueText(folder), english)).toEqual([]);
  },
);

test('every message is asked for', () => {
  const shipped = globSync('{entrypoints,components,lib}/**/*.{ts,tsx,html}', { cwd: projectRoot });
  const sources = [...shipped, 'wxt.config.ts'].map(textOf);
  expect(sources.length).toBeGreaterThan(100);
  expect(findUnused(english, sources)).toEqual([]);
});

test.each(globSync('entrypoints/*/index.html', { cwd: projectRoot }))(
  'there are no words in %s, which would stand there before a language is known',
  (page) => {
    const [, body = ''] = textOf(page).split('</head>');
    const shown = body.replaceAll(/<[^>]*>/g, ' ').replaceAll('Curtail', '');
    expect(shown.trim()).toBe('');
    expect(body).not.toMatch(/\s(?:alt|aria-label|placeholder|title)="[^"]/);
  },
);

const count = { count: { content: '$1' } };
const madeUp: Catalogue = {
  language: { message: 'en' },
  direction: { message: 'ltr' },
  data_links_one: { message: '$count$ link', placeholders: count },
  data_links_other: { message: '$count$ links', placeholders: count },
  data_moved: {
    message: '“$name$” goes to $address$ for $$5.',
    placeholders: { address: { content: '$1' }, name: { content: '$2' } },
  },
};
const { data_links_one: _one, data_links_other: _other, ...rest } = madeUp;

const faultsOf = (folder: string, changes: Catalogue, base: Catalogue = madeUp): string[] =>
  findFaults(folder, JSON.stringify({ ...base, ...changes }, null, 2), madeUp);

describe('a catalogue', () => {
  test('without a fault', () => {
    expect(faultsOf('en', {})).toEqual([]);
  });

  test('in another language has its own plurals and direction', () => {
    const links = (message: string) => ({ message, placeholders: count });
    const polish = {
      ...rest,
      language: { message: 'pl' },
      data_links_one: links('$count$ link'),
      data_links_few: links('$count$ linki'),
      data_links_many: links('$count$ linków'),
      data_links_other: links('$count$ linku'),
    };
    expect(faultsOf('pl', {}, polish)).toEqual([]);
    const { data_links_few: _few, ...withoutFew } = polish;
    expect(faultsOf('pl', {}, withoutFew)).toEqual(['data_links_few: missing']);
    const ltr = { ...rest, language: { message: 'ja' }, data_links_other: links('$count$') };
    expect(faultsOf('ja', {}, ltr)).toEqual([]);
    expect(faultsOf('ja', { data_links_one: links('$count$') }, ltr)).toEqual([
      'data_links_one: nobody asks for it in this language',
    ]);
    expect(faultsOf('pt_BR', { language: { message: 'pt-BR' } })).toContain(
      'data_links_many: missing',
    );
    expect(faultsOf('he', { language: { message: 'he' } })).toContain('direction: is not rtl');
  });

  const { placeholders } = madeUp['data_moved'] ?? {};
  const moved = (message: string) => ({
    data_moved: { message, placeholders: placeholders ?? {} },
  });

  test.each<[fault: string, changes: Catalogue]>([
    ['language: is not en', { language: { message: 'de' } }],
    ['direction: is not ltr', { direction: { message: 'rtl' } }],
    ['data_more: nobody asks for it in this language', { data_more: { message: 'More' } }],
    ['DATA_moved: stands there twice', { DATA_moved: { message: 'Moved' } }],
    ['dataMore: is no name', { dataMore: { message: 'More' } }],
    ['data_moved: is blank', { data_moved: { message: ' ' } }],
    ['data_moved: begins or ends with a blank', moved('$name$ at $address$ ')],
    ['data_moved: has straight quotes', moved(`"$name$" at $address$`)],
    ['data_moved: has straight quotes', moved(`$name$ isn't at $address$`)],
    ['data_moved: has dots for an ellipsis', moved('$name$ at $address$...')],
    ['data_moved: has no value host', moved('$name$ at $address$ and $host$')],
    ['data_moved: does not use name', moved('To $address$')],
    ['data_moved: has a dollar that stands for nothing', moved('$name$ at $address$ for $5')],
    ['data_moved: has other values than in English', { data_moved: { message: 'Moved' } }],
    [
      'data_moved: address is not the value at its place in the alphabet',
      {
        data_moved: {
          message: '$name$ at $address$',
          placeholders: { address: { content: '$2' }, name: { content: '$1' } },
        },
      },
    ],
    ['data_links_one: has other values than in English', { data_links_one: { message: 'A link' } }],
    [
      'extension_name: is longer than 45',
      { extension_name: { message: 'Curtail, and more than 45 characters of its name' } },
    ],
  ])('in which %s', (fault, changes) => {
    expect(faultsOf('en', changes)).toContain(fault);
  });

  test('that lacks a message', () => {
    const { data_moved: _moved, ...less } = madeUp;
    expect(faultsOf('en', {}, less)).toEqual(['data_moved: missing']);
  });

  test('in which two wordings have one name', () => {
    const text = JSON.stringify(madeUp, null, 2).replace('"data_links_one"', '"data_links_other"');
    expect(findFaults('en', text, madeUp)).toContain('data_links_other: stands there twice');
  });
});

describe('a message is asked for', () => {
  const unused = (source: string): string[] => findUnused(madeUp, [source]);
  const known = `t('language'); t('direction');`;

  test('by its name, or that of a number of things', () => {
    expect(unused(known)).toEqual(['data_links_one', 'data_links_other', 'data_moved']);
    expect(unused(`${known} plural('data_links', 2); <Rich of="data_moved" />`)).toEqual([]);
    expect(unused(`'__MSG_language__' t("direction") plural('data_links', 2)`)).toEqual([
      'data_moved',
    ]);
  });

  test('by a template, with values that there are', () => {
    const template = 't(`data_${what}`)';
    expect(unused(`${known} plural('data_links', 2) ${template}`)).toEqual(['data_moved']);
    expect(unused(`${known} type What = 'links' | 'moved'; ${template}`)).toEqual([]);
    expect(unused(`${known} const what = { links: 1, moved: 2 }; ${template}`)).toEqual([]);
    expect(unused(`${known} 'data' 'data_links' \`\${area}_moved\``)).toEqual([]);
  });

  test('by no template that could make any name', () => {
    expect(unused(`${known} 'data' 'links' 'moved' \`\${area}_\${what}\``)).toHaveLength(3);
  });
});

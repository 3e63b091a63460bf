import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { defaultPreferences } from '@/lib/model/preferences';
import {
  changedTags,
  readTemplate,
  spelled,
  tagSuggestions,
  withTemplates,
  withValues,
  writeTemplate,
} from '@/lib/rules/tags';

const newsletter = { name: 'utm_source', value: 'newsletter' };

describe('tags', () => {
  test.for([
    ['utm_source', ' Spring  Sale', 'lower', 'hyphen', 'spring--sale'],
    ['utm_source', 'Spring Sale ', 'lower', 'underscore', 'spring_sale_'],
    ['UTM_Term', 'Spring\tSale', 'as_typed', 'keep', 'Spring Sale'],
    ['ref', 'Spring Sale', 'lower', 'hyphen', 'Spring Sale'],
  ] as const)('%s: %j is spelled by %s and %s', ([name, value, tagCase, tagBlanks, to]) => {
    expect(spelled({ name, value }, { tagCase, tagBlanks }).value).toBe(to);
  });

  test('are suggested by the folder, and then by what was used', () => {
    const preferences = {
      ...defaultPreferences,
      tagValues: { utm_source: ['ads', 'news-letter'], utm_campaign: ['spring'] },
    };
    const campaign = { kind: 'campaign', id: '1', name: 'Fall Sale' } as const;
    const channel = { kind: 'channel', id: '2', name: 'News Letter' } as const;
    const all = { campaign, channel, preferences };
    expect(tagSuggestions('utm_campaign', all)).toEqual(['fall-sale', 'spring']);
    expect(tagSuggestions('utm_source', all)).toEqual(['news-letter', 'ads']);
    expect(tagSuggestions('utm_medium', all)[0]).toBe('email');
    expect(tagSuggestions('constructor', { preferences })).toEqual([]);
  });

  test('that were used come first, and not more are kept than can be chosen from', () => {
    const used = Array.from({ length: 30 }, (_, at) => `v${at}`);
    const known = used.reduce(
      (all, value) => withValues(all, [{ name: 'utm_source', value }]),
      withValues({}, [{ name: 'ref', value: 'x' }]),
    );
    expect(known['utm_source']).toEqual(used.toReversed().slice(0, 20));
    expect(withValues(known, [{ name: 'ref', value: 'y' }])['ref']).toEqual(['y', 'x']);
  });

  test('take the place of those of their names', () => {
    const blank = { name: 'utm_source', value: '' };
    expect(changedTags([newsletter], [{ ...newsletter, value: 'ads' }])).toEqual([
      { name: 'utm_source', value: 'ads' },
    ]);
    expect(changedTags([newsletter, { name: 'ref', value: 'x' }], [blank])).toHaveLength(1);
  });
});

describe('a template', () => {
  test('takes the place of the one of its name', () => {
    const one = { name: 'One', tags: [newsletter] };
    const two = { name: 'Two', tags: [newsletter] };
    const changed = { name: 'One', tags: [{ name: 'ref', value: 'x' }] };
    expect(withTemplates([one, two], [changed])).toEqual([two, changed]);
  });

  test('is read again from its text', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 });
    const tags = fc.uniqueArray(fc.record({ name: text, value: text }), {
      minLength: 1,
      maxLength: 5,
      selector: ({ name }) => name.toWellFormed().toLowerCase(),
    });
    fc.assert(
      fc.property(tags, (wanted) => {
        const template = { name: 'Spring & “Sale”', tags: wanted };
        const wellFormed = wanted.map(({ name, value }) => ({
          name: name.toWellFormed(),
          value: value.toWellFormed(),
        }));
        expect(readTemplate(writeTemplate(template))).toEqual({ ...template, tags: wellFormed });
      }),
    );
  });

  test.for(['', 'Name', '?utm_source=a', 'Name?', `Name?a=${'x'.repeat(201)}`])(
    'is none in %j',
    (text) => {
      expect(readTemplate(text)).toBeNull();
    },
  );
});

import { describe, expect, test } from 'vitest';

import { campaigns } from '@/lib/resources/campaigns';

import { formOf, problemsOf } from './form-cases';

const form = formOf(campaigns);
const row = {
  id: '3',
  name: 'Spring',
  public: true,
  rotator: 'https://short.example/r/spring',
  list: 'https://short.example/l/spring-3',
  views: 12,
};

describe('a new campaign', () => {
  test('is sent without the slug that is left to the service', () => {
    const values = { ...form.begin(null), name: ' Autumn ' };
    expect(form.createInput(values)).toEqual({ name: 'Autumn', public: false });
  });

  test('is sent with every field', () => {
    const values = { name: 'Autumn', slug: 'autumn_2026', public: true };
    expect(form.createInput(values)).toEqual(values);
  });

  test.for([
    ['name', '', 'This field is required.'],
    ['name', 'A', /at least 2 characters/],
    ['name', ' A ', /at least 2 characters/],
    ['slug', 'spring sale', /letters, digits/],
    ['slug', '..', /letters, digits/],
    ['slug', 'a/b', /letters, digits/],
    ['slug', 'x'.repeat(101), /100 characters or fewer/],
  ] as const)('is refused with the %s %.20j: %s', ([field, typed, sentence]) => {
    const values = { ...form.begin(null), name: 'Autumn', [field]: typed };
    expect(problemsOf(form, values)[field]).toMatch(sentence);
  });
});

describe('a campaign', () => {
  test('takes its slug from the rotator', () => {
    expect(form.begin(row)).toEqual({ name: 'Spring', slug: 'spring', public: true });
    expect(form.begin({ ...row, rotator: null })['slug']).toBe('');
  });

  test.for([
    [{ name: 'Summer' }, { name: 'Summer' }],
    [{ slug: 'summer' }, { name: 'Spring', slug: 'summer' }],
    [{ public: false }, { name: 'Spring', public: false }],
    [{ slug: '' }, null],
    [{}, null],
  ])('with %j sends %j', ([changes, sent]) => {
    const input = form.updateInput({ ...form.begin(row), ...changes }, row);
    expect(input).toEqual(sent && { id: '3', ...sent });
  });

  test('promises another slug only where there is none', () => {
    const slug = form.fields.find(({ name }) => name === 'slug');
    expect(slug?.hint?.(form.begin(null))).toMatch(/Leave blank/);
    expect(slug?.hint?.(form.begin(row))).not.toMatch(/Leave blank/);
  });

  test('says that its slug cannot be removed', () => {
    const problems = problemsOf(form, { ...form.begin(row), slug: '' }, row);
    expect(problems['slug']).toMatch(/not remove it/);
  });
});

import { describe, expect, test } from 'vitest';

import { fieldsShown } from '@/components/resource/form/use-resource-form';
import { channels } from '@/lib/resources/channels';

import { formOf, problemsOf } from './form-cases';

const form = formOf(channels);
const row = { id: '4', name: 'News', description: 'All of it', color: '#ff0000', starred: true };

describe('a new channel', () => {
  test('is sent with a color, and without the description that it does not have', () => {
    const values = { ...form.begin(null), name: 'News' };
    expect(form.createInput(values)).toEqual({ name: 'News', color: '#0A6C74', starred: false });
  });

  test.for(['red', '#fff', '#GG0000', '#FF00000'])('is refused in %s', (color) => {
    const problems = problemsOf(form, { ...form.begin(null), name: 'News', color });
    expect(problems['color']).toMatch(/hex color/);
  });
});

describe('a channel', () => {
  test.for([
    [{}, null],
    [{ color: '#FF0000' }, null],
    [{ color: '#00ff00' }, { color: '#00FF00' }],
    [{ name: 'Old news' }, { name: 'Old news' }],
    [{ starred: false }, { starred: false }],
    [{ description: 'Some' }, { description: 'Some' }],
    [{ description: '' }, null],
  ])('with %j sends %j', ([changes, sent]) => {
    const input = form.updateInput({ ...form.begin(row), ...changes }, row);
    expect(input).toEqual(sent && { id: '4', ...sent });
  });

  test.for(['description', 'color'])('says that its %s cannot be removed', (name) => {
    const problems = problemsOf(form, { ...form.begin(row), [name]: '' }, row);
    expect(problems[name]).toMatch(/not remove it/);
  });

  test('is changed although its color is none, as long as that stays', () => {
    const odd = { ...row, color: 'red' };
    const values = { ...form.begin(odd), name: 'Old news' };
    expect(problemsOf(form, values, odd)).toEqual({});
    expect(form.updateInput(values, odd)).toEqual({ id: '4', name: 'Old news' });
  });

  test.for([
    ['#ff0000', '#ff0000'],
    ['red', null],
    ['', null],
    ['#ff0000;background:url(//a.example)', null],
  ] as const)('colored %j is drawn in %j', ([color, drawn]) => {
    expect(channels.colorOf?.({ ...row, color })).toBe(drawn);
  });
});

describe('short words', () => {
  test.for([
    ['name', 'ab', true],
    ['name', ' ab ', true],
    ['name', 'abc', false],
    ['name', '', false],
    ['description', 'ab', true],
    ['description', '', false],
  ] as const)('%s %j: warned of %s', ([name, typed, isWarned]) => {
    const values = { ...form.begin(null), [name]: typed };
    const field = fieldsShown(form.fields, 'create', values).find((one) => one.name === name);
    expect(field?.warning?.(values) !== undefined).toBe(isWarned);
  });
});

describe('what came back', () => {
  const input = { name: 'news', description: 'ab', color: '#ff0000', starred: true };
  const answer = { id: '4', name: 'News', description: 'ab', color: '#FF0000', starred: true };
  const sentence = { id: null, name: '', description: '', color: '', starred: null };
  test.for<[object, string[]]>([
    [answer, []],
    [sentence, []],
    [{ ...answer, name: 'Old news' }, ['Your service saved the name as “Old news”.']],
    [{ ...answer, description: '' }, ['Your service didn’t save the description.']],
    [{ ...answer, description: 'x' }, ['Your service saved the description as “x”.']],
  ])('as %j: %j', ([got, sentences]) => {
    expect(form.difference?.(input, got)).toEqual(sentences);
  });
});

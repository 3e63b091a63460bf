import { describe, expect, test } from 'vitest';

import { fieldsShown } from '@/components/resource/form/use-resource-form';
import { operations } from '@/lib/operations/operations';
import { pixelProviders } from '@/lib/resources/pixel-providers';
import { pixels } from '@/lib/resources/pixels';

import { formOf, problemsOf } from './form-cases';

const form = formOf(pixels);
const row = { id: '6', type: 'fbpixel', name: 'Shop', tag: '12345', date: '2026-11-20 10:00:00' };

const tagProblem = (type: string, tag: string) =>
  problemsOf(form, { type, name: 'Shop', tag })['tag'];

/** What each provider calls the tag on its own pages. */
const tagNames: Readonly<Record<(typeof pixelProviders)[number]['type'], string>> = {
  gtmpixel: 'Container ID',
  gapixel: 'Measurement ID',
  adwordspixel: 'Conversion ID',
  fbpixel: 'Pixel ID',
  linkedinpixel: 'Partner ID',
  twitterpixel: 'Pixel ID',
  adrollpixel: 'Advertiser ID',
  quorapixel: 'Pixel ID',
  pinterest: 'Tag ID',
  bing: 'UET tag ID',
  snapchat: 'Pixel ID',
  reddit: 'Pixel ID',
  tiktok: 'Pixel ID',
};

describe('the providers', () => {
  test('are those of the contract, each once', () => {
    const types: readonly string[] = operations.createPixel.input().shape.type.def.values;
    expect(pixelProviders.map(({ type }) => type).toSorted()).toEqual(types.toSorted());
    expect(new Set(pixelProviders.map(({ name }) => name)).size).toBe(types.length);
  });

  test.for(pixelProviders)('the example of $name is a good tag of its', ({ type, example }) => {
    expect(tagProblem(type, example)).toBeUndefined();
    expect(tagProblem(type, ` ${example} `)).toBeUndefined();
  });

  test.for(pixelProviders)('$name says what its tag is called', ({ type, example }) => {
    const values = { ...form.begin(null), type };
    const tag = fieldsShown(form.fields, 'create', values).find(({ name }) => name === 'tag');
    expect(tag?.hint?.(values)).toBe(`${tagNames[type]}, for example ${example}`);
  });
});

describe('a tag', () => {
  test.for([
    ['fbpixel', '1', undefined],
    ['fbpixel', '1'.repeat(20), undefined],
    ['fbpixel', '1'.repeat(21), /Enter an ID such as/],
    ['fbpixel', '12a4', /Enter an ID such as/],
    ['fbpixel', '٣٤٥', /Enter an ID such as/],
    ['adwordspixel', 'x'.repeat(40), undefined],
    ['adwordspixel', 'x'.repeat(41), /Enter an ID such as/],
    ['linkedinpixel', '1'.repeat(10), undefined],
    ['linkedinpixel', '1'.repeat(11), /Enter an ID such as/],
    ['twitterpixel', 'x'.repeat(15), undefined],
    ['twitterpixel', 'x'.repeat(16), /Enter an ID such as/],
    ['adrollpixel', 'x'.repeat(50), undefined],
    ['adrollpixel', 'x'.repeat(51), /Enter an ID such as/],
    ['quorapixel', 'x'.repeat(29), /Enter an ID such as/],
    ['quorapixel', 'x'.repeat(30), undefined],
    ['gtmpixel', 'GTM-', /Enter an ID such as/],
    ['gtmpixel', 'AB-12', /Enter an ID such as/],
    ['gtmpixel', 'GTM-1', undefined],
    ['gapixel', 'G-12', /Enter an ID such as/],
    ['pinterest', '1234', /Enter an ID such as/],
    ['bing', '1234', /Enter an ID such as/],
    ['snapchat', '1234', /Enter an ID such as/],
    ['reddit', '1234', /Enter an ID such as/],
    ['tiktok', '12345', undefined],
    ['tiktok', '', 'This field is required.'],
    ['tiktok', '<script>fbq("init")</script>', /only the ID/],
    ['tiktok', 'two words', /only the ID/],
    ['another', 'x', undefined],
    ['another', '<b>', /only the ID/],
  ] as const)('of %s: %.24j', ([type, tag, sentence]) => {
    const problem = tagProblem(type, tag);
    if (sentence === undefined) expect(problem).toBeUndefined();
    else expect(problem).toMatch(sentence);
  });
});

describe('a pixel', () => {
  test('is made with its type', () => {
    const values = { type: 'bing', name: ' Shop ', tag: ' 12345678 ' };
    expect(form.createInput(values)).toEqual({ type: 'bing', name: 'Shop', tag: '12345678' });
  });

  test.for([
    [{}, null],
    [{ name: 'Store' }, { name: 'Store', tag: '12345' }],
    [{ tag: '54321' }, { tag: '54321' }],
    [{ type: 'bing' }, null],
  ])('with %j sends %j', ([changes, sent]) => {
    const input = form.updateInput({ ...form.begin(row), ...changes }, row);
    expect(input).toEqual(sent && { id: '6', ...sent });
  });

  test.for([
    ['fbpixel', 'Meta (Facebook)'],
    ['newpixel', 'newpixel'],
    ['constructor', 'constructor'],
    ['', null],
  ] as const)('of the type %j is shown as of %j', ([type, name]) => {
    expect(pixels.columns[1]?.value({ ...row, type })).toBe(name);
  });
});

import { render } from 'preact';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { TextField } from '@/components/ui/fields';

import { draw } from '../options/draw';

type Words = Pick<Parameters<typeof TextField>[0], 'hint' | 'problem' | 'good'>;

const field = (words: Words) => (
  <TextField label="Name" value="" onInput={() => undefined} {...words} />
);

const input = page.getByLabelText('Name');

describe('what stands under a field', () => {
  test.each<[string, Words, string]>([
    ['the hint', { hint: 'Hint' }, 'Hint'],
    ['good news before the hint', { hint: 'Hint', good: 'Good' }, 'Good'],
    ['the problem before everything', { hint: 'Hint', good: 'Good', problem: 'Wrong' }, 'Wrong'],
    ['nothing', {}, ''],
  ])('is what the field is described by: %s', async (_, words, said) => {
    draw(field(words));
    await expect.element(input).toHaveAccessibleDescription(said);
    const invalid = 'problem' in words ? 'true' : null;
    expect(input.element().getAttribute('aria-invalid')).toBe(invalid);
  });

  test('moves nothing when it appears', () => {
    const home = draw(field({}));
    const before = home.getBoundingClientRect().height;
    render(field({ problem: 'Wrong' }), home);
    expect(home.getBoundingClientRect().height).toBe(before);
  });
});

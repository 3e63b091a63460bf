import { render } from 'preact';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { TextField } from '@/components/ui/fields';

import '@/components/ui/base.css';
import '@/components/ui/controls.css';

type Words = Pick<Parameters<typeof TextField>[0], 'hint' | 'problem' | 'good'>;

/** Draws the field, or draws it anew with other words. */
function field() {
  const home = document.createElement('div');
  document.body.append(home);
  onTestFinished(() => {
    render(null, home);
    home.remove();
  });
  const draw = (words: Words) =>
    render(<TextField label="Name" value="" onInput={() => undefined} {...words} />, home);
  return { home, draw };
}

const input = page.getByLabelText('Name');

describe('what stands under a field', () => {
  test.each<[string, Words, string]>([
    ['the hint', { hint: 'Hint' }, 'Hint'],
    ['good news before the hint', { hint: 'Hint', good: 'Good' }, 'Good'],
    ['the problem before everything', { hint: 'Hint', good: 'Good', problem: 'Wrong' }, 'Wrong'],
    ['nothing', {}, ''],
  ])('is what the field is described by: %s', async (_, words, said) => {
    field().draw(words);
    await expect.element(input).toHaveAccessibleDescription(said);
    const invalid = 'problem' in words ? 'true' : null;
    expect(input.element().getAttribute('aria-invalid')).toBe(invalid);
  });

  test('moves nothing when it appears', () => {
    const { home, draw } = field();
    draw({});
    const before = home.getBoundingClientRect().height;
    draw({ problem: 'Wrong' });
    expect(home.getBoundingClientRect().height).toBe(before);
  });
});

import { expect, test } from 'vitest';

import { plainLook } from '@/lib/qr/plain-look';
import { withLook } from '@/lib/rules/qr-look';

const red = { ...plainLook, foreground: '#aa0000' };
const dots = { ...plainLook, modules: 'round' } as const;

test('the look chosen last is the one that the next code begins with', () => {
  const first = withLook(null, { code: null, look: red, presets: [red] });
  expect(first).toEqual({ last: red, presets: [red], codes: {} });
  expect(withLook(first, { code: null, look: dots })).toEqual({
    last: dots,
    presets: [red],
    codes: {},
  });
});

test('a hundred saved codes keep looks of their own, and the one that was changed longest ago gives way', () => {
  let looks = withLook(null, { code: 'a', look: red });
  for (let id = 1; id < 100; id++) looks = withLook(looks, { code: `c${id}`, look: dots });
  expect(looks.codes).toMatchObject({ a: red, c99: dots });
  looks = withLook(looks, { code: 'a', look: dots });
  looks = withLook(looks, { code: 'c100', look: dots });
  expect(Object.keys(looks.codes)).toHaveLength(100);
  expect(looks.codes).toMatchObject({ a: dots, c100: dots });
  expect(looks.codes).not.toHaveProperty('c1');
});

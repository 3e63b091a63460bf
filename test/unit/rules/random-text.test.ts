import { expect, test } from 'vitest';

import { randomText } from '@/lib/rules/alias';

const everyByte = Uint8Array.from({ length: 256 }, (_, i) => i);

test('a random text favors no character of its alphabet', () => {
  const counts = Map.groupBy(
    randomText(() => everyByte, everyByte.length),
    (letter) => letter,
  );
  expect([...counts.values()].map(({ length }) => length)).toEqual(Array(32).fill(8));
});

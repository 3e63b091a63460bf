import { expect, test } from 'vitest';

import { readBodyText } from '@/lib/api/body';

test.each([
  ['UTF-8', '{"message":"ungültig – „nein“"}'],
  ['nothing', ''],
] as const)('%s is read', async (_, text) => {
  expect(await readBodyText(new Response(text))).toBe(text);
});

test('bytes that are no UTF-8 are shown as such', async () => {
  expect(await readBodyText(new Response(Buffer.from('ungültig', 'latin1')))).toBe('ung\uFFFDltig');
});

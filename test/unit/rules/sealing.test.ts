import { expect, test } from 'vitest';

import { generateKey, importKey, newKeyBytes, openText, sealText } from '@/lib/rules/sealing';

test('the bytes of a key come out of it never again', async () => {
  for (const key of [await generateKey(), await importKey(newKeyBytes())]) {
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow(/extractable/);
  }
});

test.each([{ iv: 'no base64!' }, { data: 'no base64!' }, { data: 'AAAA' }])(
  'what was altered to %j does not open, and throws nothing',
  async (altered) => {
    const key = await generateKey();
    const sealed = await sealText(key, 'a text');
    expect(await openText(key, sealed)).toBe('a text');
    expect(await openText(key, { ...sealed, ...altered })).toBeNull();
  },
);

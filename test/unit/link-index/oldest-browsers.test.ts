import { expect, onTestFinished, test } from 'vitest';

import { entryOf } from '@/lib/link-index/entry';

import { link } from '../../fixtures/popup-state';

test('a link is read in a browser that has no URL.parse', () => {
  const parse = Object.getOwnPropertyDescriptor(URL, 'parse');
  Reflect.deleteProperty(URL, 'parse');
  onTestFinished(() => {
    if (parse !== undefined) Object.defineProperty(URL, 'parse', parse);
  });
  expect(entryOf(link).host).toBe('short.example');
  expect(entryOf({ ...link, shortUrl: 'no address' }).host).toBe('');
});

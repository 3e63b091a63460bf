import { describe, expect, test } from 'vitest';

import { qrName } from '@/components/link/qr/save-qr-code';

import { link } from '../../../../fixtures/popup-state';

describe('the name of a saved QR code', () => {
  test.each([
    ['the page’s title', 'An article', 'An article'],
    ['the short part where there is no title', ' ', 'aB3xY9'],
    ['100 characters at most', 'x'.repeat(300), 'x'.repeat(100)],
    ['whole characters', '🦊'.repeat(101), '🦊'.repeat(100)],
  ])('is %s', (_, title, name) => {
    expect(qrName({ ...link, title }, false)).toBe(name);
  });

  test('is not the title of a page in a private window', () => {
    expect(qrName(link, true)).toBe('aB3xY9');
  });
});

import { expect, test } from 'vitest';

import { decodeText } from '@/lib/rules/bytes';

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

test.each([
  ['UTF-8', new TextEncoder().encode('url;Größe\r\n\tx'), 'url;Größe\r\n\tx'],
  ['UTF-8 with a byte order mark', new TextEncoder().encode('\uFEFFé'), 'é'],
  ['UTF-16', utf16('é\t€'), 'é\t€'],
  ['a letter of a mark that is not whole', new Uint8Array([0xff, 0x41]), 'ÿA'],
  ['one byte a letter', new Uint8Array([0x47, 0xf6, 0x80]), 'Gö€'],
  ['nothing', new Uint8Array(), ''],
])('%s is read', (_, bytes, text) => {
  expect(decodeText(new Uint8Array(bytes))).toBe(text);
});

test.each([
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]],
  ['a packed file', [0x50, 0x4b, 3, 4, 0x14, 0, 6]],
  ['half a letter', [0xff, 0xfe, 0x41]],
])('%s is no text', (_, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toBeNull();
});

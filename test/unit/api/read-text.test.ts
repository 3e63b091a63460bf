import { expect, test } from 'vitest';

import { readBodyText } from '@/lib/api/body';

const sentence = '{"message":"ungültig – „nein“"}';
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const utf8 = (text: string) => new TextEncoder().encode(text);
const windows1252 = new Uint8Array([0x75, 0x6e, 0x67, 0xfc, 0x20, 0x96, 0x20, 0x80]);

test.each([
  ['UTF-8, undeclared', utf8(sentence), 'application/json', sentence],
  ['UTF-8 that is declared', utf8(sentence), 'application/json; charset=utf-8', sentence],
  ['Latin-1 that is declared', latin1('ungültig'), 'text/plain; charset=ISO-8859-1', 'ungültig'],
  ['Latin-1, undeclared', latin1('ungültig'), 'application/json', 'ungültig'],
  ['Latin-1 that is declared as UTF-8', latin1('ungültig'), 'a/b;charset="UTF-8"', 'ungültig'],
  ['the letters of Windows', windows1252, null, 'ungü – €'],
  [
    'Cyrillic that is declared',
    new Uint8Array([0xca, 0xeb, 0xfe, 0xf7]),
    'a/b; charset=windows-1251',
    'Ключ',
  ],
  ['a charset that nobody knows', utf8(sentence), 'a/b; charset=klingon', sentence],
  [
    'a byte order mark, whatever is declared',
    utf8(`\uFEFF${sentence}`),
    'a/b; charset=latin1',
    sentence,
  ],
  ['UTF-16', new Uint8Array(Buffer.from('\uFEFFé', 'utf16le')), 'a/b; charset=utf-8', 'é'],
  [
    'XML that says so',
    latin1('<?xml version="1.0" encoding="iso-8859-2"?><a>\u00B1</a>'),
    'text/xml',
    '<?xml version="1.0" encoding="iso-8859-2"?><a>ą</a>',
  ],
  ['nothing', new Uint8Array(), null, ''],
] as const)('%s is read', async (_, bytes, type, text) => {
  const headers = type === null ? {} : { 'Content-Type': type };
  expect(await readBodyText(new Response(new Uint8Array(bytes), { headers }))).toBe(text);
});

import { create } from 'qrcode';
import { expect, test } from 'vitest';

import { qrTypes } from '../qr/qr-types.ts';
import { openService } from './open-service.ts';

test.each<[string, unknown, string]>([
  ['text', 'Straße & 1', 'Straße & 1'],
  ['phone', '+1 555 0100', 'tel:+15550100'],
  ['email', 'desk@mail.example', 'mailto:desk@mail.example'],
  [
    'email',
    { email: 'desk@mail.example', subject: 'A&B', body: '1' },
    'mailto:desk@mail.example?subject=A%26B&body=1',
  ],
  ['sms', { phone: '123', message: 'a:b' }, 'SMSTO:123:a:b'],
  ['wifi', { ssid: 'a;b', encryption: 'wpa', pass: 'c\\d:' }, 'WIFI:T:WPA;S:a\\;b;P:c\\\\d\\:;;'],
  ['wifi', { ssid: 'a' }, 'WIFI:T:nopass;S:a;P:;;'],
  [
    'vcard',
    { fname: 'First', lname: 'La,st', cell: '1', street: 'Way 1', zip: '2' },
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:La\\,st;First;;;\r\nFN:First La\\,st\r\nTEL;TYPE=CELL:1\r\nADR:;;Way 1;;;2;\r\nEND:VCARD',
  ],
])('what a code of %s with %j says', (type, data, content) => {
  const known = qrTypes[type];
  expect(known?.content(known.read(data) ?? '')).toBe(content);
});

/** The dark modules of a picture, as `column row`, without the light border of 4. */
function darkModules(svg: string): string[] {
  return Array.from(
    svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g),
    ([, column, row]) => `${Number(column) - 4} ${Number(row) - 4}`,
  );
}

test('the picture is the code, in its colors, with a light border', async () => {
  const service = await openService({ profile: 'observed' });
  const colors = { background: 'rgb(255,250,240)', foreground: 'rgb(0,40,80)' };
  const { body } = await service.account('POST', '/qr/add', {
    type: 'text',
    data: 'Straße',
    ...colors,
  });
  const { text } = await service.visit(new URL((body as { link: string }).link).pathname);
  const { modules } = create([{ data: Buffer.from('Straße'), mode: 'byte' }], {
    errorCorrectionLevel: 'M',
  });
  const { size } = modules;
  const dark = Array.from({ length: size * size }, (_, index) => index)
    .filter((index) => modules.data[index] === 1)
    .map((index) => `${index % size} ${Math.floor(index / size)}`);
  expect(darkModules(text)).toEqual(dark);
  expect(text).toContain(`viewBox="0 0 ${size + 8} ${size + 8}"`);
  expect(text).toMatch(/<rect [^>]*fill="rgb\(255,250,240\)"/);
  expect(text).toMatch(/<path [^>]*fill="rgb\(0,40,80\)"/);
});

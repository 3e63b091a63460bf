import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type QrContent, qrPayload } from '@/lib/qr/payload';

describe('the text that a code carries', () => {
  const rows: [QrContent, string][] = [
    [{ type: 'text', data: 'Read me' }, 'Read me'],
    [{ type: 'link', data: 'https://example.com/a?b' }, 'https://example.com/a?b'],
    [{ type: 'phone', data: '+49 (30) 123-45' }, 'tel:+493012345'],
    [{ type: 'email', data: 'a@b.example' }, 'mailto:a@b.example'],
    [{ type: 'email', data: { email: 'a+b@b.example' } }, 'mailto:a%2Bb@b.example'],
    [
      { type: 'email', data: { email: 'a@b.example', subject: 'Q & A', body: 'One\ntwo' } },
      'mailto:a@b.example?subject=Q%20%26%20A&body=One%0Atwo',
    ],
    [{ type: 'sms', data: { phone: '+1 234', message: 'Hi: you' } }, 'SMSTO:+1234:Hi: you'],
    [{ type: 'sms', data: { phone: '1234' } }, 'SMSTO:1234:'],
    [{ type: 'wifi', data: { ssid: 'Home' } }, 'WIFI:T:nopass;S:Home;;'],
    [
      { type: 'wifi', data: { ssid: 'A;B', encryption: 'wpa', pass: 'x:y\\z' } },
      'WIFI:T:WPA;S:A\\;B;P:x\\:y\\\\z;;',
    ],
    [
      { type: 'vcard', data: { org: 'Sign, Seal; Co', street: '1 Lane', country: 'Far' } },
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:;;;;',
        'FN:Sign\\, Seal\\; Co',
        'ORG:Sign\\, Seal\\; Co',
        'ADR;TYPE=work:;;1 Lane;;;;Far',
        'END:VCARD',
      ].join('\r\n'),
    ],
  ];

  test.each(rows)('is what scanners expect of %j', (content, text) =>
    expect(qrPayload(content)).toBe(text),
  );
});

/** Splits at a sign that no backslash stands before, and takes the backslashes away, as a phone does. */
function parts(text: string, at: string): string[] {
  const found = [''];
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] ?? '';
    const last = found.length - 1;
    if (sign === '\\') {
      index += 1;
      found[last] += text[index] === 'n' && at === ';' ? '\n' : (text[index] ?? '');
    } else if (sign === at) found.push('');
    else found[last] += sign;
  }
  return found;
}

const awkward = fc.string({
  unit: fc.constantFrom('\\', ';', ',', ':', '"', 'n', 'é', '\n', ' ', '😀', '%', '&', '='),
  minLength: 1,
});

describe('whatever somebody types', () => {
  test('a Wi-Fi code gives back', () => {
    const oneLine = awkward.map((text) => text.replaceAll('\n', '_'));
    fc.assert(
      fc.property(oneLine, oneLine, (ssid, pass) => {
        const text = qrPayload({ type: 'wifi', data: { ssid, encryption: 'wep', pass } });
        // An escaped `n` is a plain n here: split by hand, without the line breaks of contacts.
        const fields = text.slice('WIFI:'.length).split(/(?<=(?<!\\)(?:\\\\)*);/);
        const plain = fields.map((field) => field.replaceAll(/\\(.)/gsu, '$1'));
        expect(plain).toEqual(['T:WEP', `S:${ssid}`, `P:${pass}`, '', '']);
      }),
    );
  });

  test('an e-mail code gives back', () => {
    fc.assert(
      fc.property(awkward, awkward, (subject, body) => {
        const url = new URL(
          qrPayload({ type: 'email', data: { email: 'a@b.example', subject, body } }),
        );
        const read = new Map(
          url.search
            .slice(1)
            .split('&')
            .map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]),
        );
        expect(Object.fromEntries(read)).toEqual({ subject, body });
        expect(url.pathname).toBe('a@b.example');
      }),
    );
  });

  test('a contact gives back, one line to a property', () => {
    fc.assert(
      fc.property(awkward, awkward, awkward, (fname, lname, city) => {
        const card = qrPayload({ type: 'vcard', data: { fname, lname, city } });
        const lines = card.split('\r\n');
        expect(lines).toHaveLength(6);
        expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        const valueOf = (name: string) =>
          parts(lines.find((line) => line.startsWith(name))?.slice(name.length) ?? '', ';');
        expect(valueOf('N:')).toEqual([lname, fname, '', '', '']);
        expect(valueOf('FN:')).toEqual([`${fname} ${lname}`]);
        expect(valueOf('ADR;TYPE=work:')).toEqual(['', '', '', city, '', '', '']);
      }),
    );
  });
});

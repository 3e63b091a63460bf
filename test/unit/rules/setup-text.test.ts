import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { serviceColors } from '@/lib/model/connection';
import { isSetupText, readSetupText, writeSetupText } from '@/lib/rules/setup-text';

const address = 'https://short.example/links';
const named = { address, name: 'Links of Example & Sons' };

/** What mail and chat do to a line that is sent. */
const journeys: [string, (text: string) => string][] = [
  ['nothing', (text) => text],
  ['breaks it into short lines', (text) => text.replaceAll(/.{20}/g, '$&\r\n')],
  ['puts it into brackets', (text) => `<${text}>`],
  ['puts it into quotes, in a sentence', (text) => `Paste this: “${text}”. See you`],
  ['goes on after it', (text) => `${text}.\n\nKind regards`],
  ['escapes it for HTML', (text) => text.replaceAll('&', '&amp;')],
  ['adds breaks that nobody sees', (text) => text.replaceAll('%', '\u200B%')],
  ['writes it large', (text) => text.replace('curtail:setup', 'Curtail:Setup')],
];

describe('a setup text', () => {
  test('is one line without anything that is taken for a link or for formatting', () => {
    expect(writeSetupText(named)).toBe(
      'curtail:setup?address=https%3A%2F%2Fshort%2Eexample%2Flinks&name=Links%20of%20Example%20%26%20Sons&v=1',
    );
    expect(writeSetupText({ address, name: '' })).not.toContain('name');
    expect(writeSetupText(named)).not.toContain('color');
  });

  test.each(journeys)('is read although a program %s', (_what, send) => {
    const text = send(writeSetupText(named));
    expect(isSetupText(text)).toBe(true);
    expect(readSetupText(text)).toEqual(named);
  });

  test('is read again whatever service it is of, and whatever that is called', () => {
    const anyName = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(fc.domain(), fc.webPath(), anyName, (host, path, name) => {
        const service = readSetupText(
          `curtail:setup?address=${encodeURIComponent(host + path)}&v=1`,
        );
        fc.pre('address' in service);
        const read = readSetupText(writeSetupText({ ...service, name }));
        expect(read).toMatchObject({ address: service.address });
        expect(readSetupText(writeSetupText(read as typeof service))).toEqual(read);
      }),
    );
  });

  test.each(serviceColors)('takes the color along: %s', (color) => {
    const text = writeSetupText({ ...named, color });
    expect(text).toContain(`&color=${color}&v=1`);
    expect(readSetupText(text)).toEqual({ ...named, color });
  });

  test('takes templates of tags along, and leaves out what is none', () => {
    const templates = [
      { name: 'Newsletter', tags: [{ name: 'utm_source', value: 'R&D news' }] },
      { name: 'Ads', tags: [{ name: 'utm_medium', value: 'cpc' }] },
    ];
    const text = writeSetupText({ ...named, templates });
    expect(readSetupText(text)).toEqual({ ...named, templates });
    expect(readSetupText(text.replace('&v=1', '&tags=nothing&v=1'))).toEqual({
      ...named,
      templates,
    });
  });

  test.each(['red', 'Teal', 'constructor', '#0f766e', ''])(
    'is read without a color that is none: %j',
    (color) => {
      const text = writeSetupText(named).replace('&v=', `&color=${encodeURIComponent(color)}&v=`);
      expect(readSetupText(text)).toEqual(named);
    },
  );

  test('that was cut off anywhere is not taken for another service', () => {
    const text = writeSetupText(named);
    for (let length = 0; length < text.length; length += 1)
      expect(readSetupText(text.slice(0, length))).toEqual({ problem: 'setup_damaged' });
  });

  test.each([
    ['curtail:', 'setup_damaged'],
    ['curtail:other?address=short.example&v=1', 'setup_damaged'],
    ['curtail:setup?name=Example&v=1', 'setup_damaged'],
    ['curtail:setup?address=short.example&v=2', 'setup_newer'],
    ['curtail:setup?address=http://short.example&v=1', 'address_not_secure'],
    ['curtail:setup?address=javascript:alert(1)&v=1', 'address_scheme'],
    ['curtail:setup?address=https://me:word@short.example&v=1', 'address_credentials'],
    ['curtail:setup?address=&v=1', 'address_missing'],
  ])('%s is refused: %s', (text, problem) => {
    expect(readSetupText(text)).toEqual({ problem });
  });

  test('is read for address, name and color alone, and as a typed address is', () => {
    const text =
      'curtail:setup?key=s3cr3t&address=short.example/api/v1&name=%E2%80%AEelpmaxE%0A&color=red&v=1';
    expect(readSetupText(text)).toEqual({ address: 'https://short.example', name: 'elpmaxE' });
  });

  test('may be any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        isSetupText(text);
        readSetupText(text);
        const read = readSetupText(`curtail:setup?address=${text}&name=${text}&v=1`);
        if ('address' in read) expect(() => new URL(read.address)).not.toThrow();
      }),
    );
  });

  test.each(['short.example', 'https://short.example', 'mycurtail:setup', 'https://curtail:8080'])(
    '%s is none',
    (text) => expect(isSetupText(text)).toBe(false),
  );
});

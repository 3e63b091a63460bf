import { describe, expect, test } from 'vitest';

import { operations } from '@/lib/operations/operations';
import type { Values } from '@/lib/resources/definition';
import { qrCodes, type QrRow } from '@/lib/resources/qr-codes';
import { qrContent } from '@/lib/resources/qr-content';
import { t } from '@/lib/texts/translate';

const { form } = qrCodes;
if (form === undefined) throw new Error('no form');

const row: QrRow & { id: string } = {
  id: '7',
  name: 'Poster',
  link: 'https://short.example/qr/7',
  scans: 3,
  date: null,
};
const created = (values: Values) => form.createInput?.({ ...form.begin(null), ...values });
const updated = (values: Values) => form.updateInput?.({ ...form.begin(row), ...values }, row);
const black = { foreground: 'rgb(0,0,0)', background: 'rgb(255,255,255)' };

describe('what a new code becomes', () => {
  const rows: [Values, Record<string, unknown>][] = [
    [
      { type: 'link', link: ' example.com/page ', name: ' Poster ' },
      { type: 'link', data: 'https://example.com/page', name: 'Poster' },
    ],
    [
      { type: 'text', text: ' two words\n' },
      { type: 'text', data: ' two words\n' },
    ],
    [
      { type: 'phone', phone: '+49 30 123', 'sms-phone': '999' },
      { type: 'phone', data: '+49 30 123' },
    ],
    [
      { type: 'email', 'email-email': 'a@b.example', 'email-subject': ' ' },
      { type: 'email', data: { email: 'a@b.example' } },
    ],
    [
      { type: 'sms', 'sms-phone': '12345', 'sms-message': 'Hi' },
      { type: 'sms', data: { phone: '12345', message: 'Hi' } },
    ],
    [
      { type: 'wifi', 'wifi-ssid': 'Home', 'wifi-encryption': 'wpa', 'wifi-pass': ' secret one' },
      { type: 'wifi', data: { ssid: 'Home', encryption: 'wpa', pass: ' secret one' } },
    ],
    [
      { type: 'wifi', 'wifi-ssid': 'Open', 'wifi-encryption': 'none', 'wifi-pass': 'forgotten' },
      { type: 'wifi', data: { ssid: 'Open' } },
    ],
    [
      { type: 'vcard', 'vcard-org': 'Post', 'vcard-site': 'post.example', 'vcard-email': '' },
      { type: 'vcard', data: { org: 'Post', site: 'https://post.example/' } },
    ],
  ];

  test.each(rows)('is the input that the service takes: %j', (values, input) => {
    const made = created(values);
    expect(made).toEqual({ ...input, ...black });
    expect(operations.createQrCode.input().safeParse(made).success).toBe(true);
  });

  test('says its colors and its logo', () => {
    expect(
      created({
        link: 'https://a.example',
        foreground: '#102030',
        background: '#FFEEDD',
        logo: 'pics.example/a.PNG',
      }),
    ).toEqual({
      type: 'link',
      data: 'https://a.example/',
      foreground: 'rgb(16,32,48)',
      background: 'rgb(255,238,221)',
      logo: 'https://pics.example/a.PNG',
    });
  });
});

describe('what an edited code becomes', () => {
  test('keeps its look unless it is chosen anew', () => {
    expect(updated({ type: 'text', text: 'New' })).toEqual({ id: '7', type: 'text', data: 'New' });
  });

  test('sends both colors when one is chosen', () => {
    const input = updated({ type: 'text', text: 'New', recolor: true, foreground: '#000080' });
    expect(input).toEqual({
      id: '7',
      type: 'text',
      data: 'New',
      foreground: 'rgb(0,0,128)',
      background: 'rgb(255,255,255)',
    });
    expect(operations.updateQrCode.input().safeParse(input).success).toBe(true);
  });

  test('has no type until one is chosen', () => {
    expect(form.begin(row)['type']).toBe('');
    expect(qrContent(form.begin(row))).toBeNull();
  });
});

/** The problem that a form has, as a screen looks for it. */
function problemOf(values: Values): string | undefined {
  const all = { ...form?.begin(null), ...values };
  const fields = form?.fields.filter(
    (field) => field.only !== 'update' && (field.isShown?.(all) ?? true),
  );
  const problems = fields?.map((field) => {
    const value = all[field.name];
    const text = typeof value === 'string' ? value : '';
    if (text.trim() !== '') return field.check?.(text, all);
    return field.required === true ? `${t(field.label)}?` : undefined;
  });
  return problems?.find((problem) => problem !== undefined) ?? form?.check?.(all)?.problem;
}

describe('what is wrong is said, and nothing is drawn of it', () => {
  const rows: [Values, RegExp | undefined][] = [
    [{ type: 'link' }, /URL\?/],
    [{ type: 'link', link: 'ftp://a.example' }, /Enter a URL/],
    [{ type: 'link', link: 'javascript:alert(1)' }, /Enter a URL/],
    [{ type: 'link', link: 'https://a.example' }, undefined],
    [{ type: 'text', text: ' ' }, /Text\?/],
    [{ type: 'phone', phone: 'call me' }, /digits/],
    [{ type: 'phone', phone: '12' }, /3 to 15 digits/],
    [{ type: 'phone', phone: '1'.repeat(16) }, /3 to 15 digits/],
    [{ type: 'phone', phone: '12+345' }, /a leading \+/],
    [{ type: 'phone', phone: '(0) 12-3' }, undefined],
    [{ type: 'email', 'email-email': 'nobody' }, /email address/],
    [{ type: 'sms', 'sms-message': 'Hi' }, /Phone\?/],
    [{ type: 'wifi', 'wifi-ssid': 'Home' }, /Password\?/],
    [{ type: 'wifi', 'wifi-ssid': 'Home', 'wifi-pass': 'short' }, /8 to 64/],
    [
      { type: 'wifi', 'wifi-ssid': 'Home', 'wifi-encryption': 'wep', 'wifi-pass': 'short' },
      undefined,
    ],
    [{ type: 'wifi', 'wifi-ssid': 'Home', 'wifi-encryption': 'none' }, undefined],
    [{ type: 'vcard', 'vcard-city': 'Far' }, /Enter at least a name, organization/],
    [{ type: 'vcard', 'vcard-org': 'Post' }, undefined],
    [{ type: 'vcard', 'vcard-org': 'Post', 'vcard-site': 'not an address' }, /Enter a URL/],
  ];

  test.each(rows)('of %j: %s', (values, problem) => {
    const said = problemOf(values);
    if (problem === undefined) expect(said).toBeUndefined();
    else expect(said).toMatch(problem);
    const content = qrContent({ ...form.begin(null), ...values });
    expect(content === null).toBe(problem !== undefined);
  });

  test.each([
    ['https://pics.example/a.gif', /\.png/],
    ['pics.example', /\.png/],
    ['data:image/png;base64,AA', /Enter a URL/],
    ['https://pics.example/a.jpeg?size=1', undefined],
  ])('logo %s: %s', (logo, problem) => {
    const said = problemOf({ link: 'https://a.example', logo });
    if (problem === undefined) expect(said).toBeUndefined();
    else expect(said).toMatch(problem);
  });
});

describe('colors that phones have trouble with', () => {
  const ground = form.fields.find(({ name }) => name === 'background');

  test.each([
    ['#000000', '#ffffff', undefined],
    ['#bbbbbb', '#ffffff', /Too little contrast for most phones/],
    ['#ffffff', '#000000', /Too little contrast for most phones/],
  ])('%s on %s: %s', (foreground, background, warning) => {
    const said = ground?.warning?.({ foreground, background });
    if (warning === undefined) expect(said).toBeUndefined();
    else expect(said).toMatch(warning);
  });

  test('are warned about, not forbidden', () => {
    const values = { link: 'https://a.example', foreground: '#ffffff', background: '#000000' };
    expect(problemOf(values)).toBeUndefined();
    expect(created(values)).toMatchObject({ foreground: 'rgb(255,255,255)' });
  });
});

test('every field of the form has one name in the form that it is part of', () => {
  for (const which of ['create', 'update'] as const) {
    const names = form.fields
      .filter(({ only }) => only === undefined || only === which)
      .map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(form.begin(null)).toHaveProperty([name]);
  }
});

test('a code without a name is called by its number', () => {
  expect(qrCodes.nameOf({ ...row, name: '' })).toBe('QR code 7');
});

import {
  type QrLegibility,
  isHexColor,
  qrLegibility,
  readHexColor,
  rgbText,
} from '@/lib/rules/color';
import { isEmail } from '@/lib/rules/text';
import { normaliseLongUrl } from '@/lib/rules/url/url';

import type { FormField, Values } from './definition';
import { textIn } from './form-input';

/** Checks of what is typed for a QR code: each gives the sentence for what is wrong, or undefined. */
type Check = (value: string) => string | undefined;

export const checkAddress: Check = (value) =>
  'url' in normaliseLongUrl(value)
    ? undefined
    : 'Enter a web address, such as https://example.com/page.';

export const checkEmail: Check = (value) =>
  isEmail(value.trim()) ? undefined : 'Enter an e-mail address, such as name@example.com.';

/** An emergency number has three digits; the longest international ones have fifteen. */
const digits = { fewest: 3, most: 15 };

export function checkPhone(value: string): string | undefined {
  const count = value.replaceAll(/\D/g, '').length;
  const isNumber = /^\+?[\d\s()-]+$/.test(value.trim());
  if (!isNumber) return 'Use digits, spaces, + in front, - and ( ).';
  return count < digits.fewest || count > digits.most
    ? `A phone number has ${digits.fewest} to ${digits.most} digits.`
    : undefined;
}

const checkColor: Check = (value) =>
  isHexColor(value.trim()) ? undefined : 'Enter a colour as # and six digits, such as #1a2b3c.';

function checkLogo(value: string): string | undefined {
  const read = normaliseLongUrl(value);
  if ('problem' in read) return checkAddress(value);
  return /\.(?:png|jpe?g)$/i.test(new URL(read.url).pathname)
    ? undefined
    : 'The address must end with .png, .jpg or .jpeg.';
}

/** What a WPA network can have as its password: 8 to 63 characters, or a key of 64 digits. */
export const checkWpaPassword: Check = (value) =>
  value.length >= 8 && value.length <= 64 ? undefined : 'A WPA password has 8 to 64 characters.';

const group = 'Look';

/** What to say about colours that phones have trouble with. */
const warnings: Readonly<Record<QrLegibility, string | undefined>> = {
  good: undefined,
  weak: 'Most phones will not read this: make the code darker or the ground lighter.',
  inverted: 'Many phones do not read a light code on a dark ground: make the code the darker one.',
};

function colorWarning(values: Values): string | undefined {
  const verdict = qrLegibility(textIn(values, 'foreground'), textIn(values, 'background'));
  return verdict === null ? undefined : warnings[verdict];
}

const areColorsAsked = (values: Values): boolean => values['recolor'] !== false;

const color = {
  kind: 'color',
  required: true,
  group,
  isShown: areColorsAsked,
  check: checkColor,
} as const;

const logo = { name: 'logo', label: 'Logo', kind: 'url', group, check: checkLogo } as const;

/** How a code looks. A code that is there keeps its look unless told: nobody can tell what it is. */
export const lookFields: readonly FormField[] = [
  {
    name: 'recolor',
    label: 'Choose new colours',
    kind: 'switch',
    only: 'update',
    group,
    hint: () => 'The service does not tell the colours that the code has now.',
  },
  { name: 'foreground', label: 'Colour of the code', ...color },
  { name: 'background', label: 'Colour of the ground', ...color, warning: colorWarning },
  {
    ...logo,
    only: 'create',
    hint: () => 'The address of a PNG or JPEG picture. The service fetches it.',
  },
  {
    ...logo,
    only: 'update',
    hint: () =>
      'The address of a PNG or JPEG picture, which the service fetches. Blank keeps it as it is.',
  },
];

/** The look of a code as the account API takes it: both colours or none, and the logo where there is one. */
export function looksOf(values: Values): Readonly<Record<string, string>> {
  const read = normaliseLongUrl(textIn(values, 'logo'));
  return {
    ...(areColorsAsked(values) ? colorsOf(values) : {}),
    ...('url' in read ? { logo: read.url } : {}),
  };
}

function colorsOf(values: Values): Readonly<Record<string, string>> {
  const foreground = readHexColor(textIn(values, 'foreground'));
  const background = readHexColor(textIn(values, 'background'));
  if (foreground === null || background === null) return {};
  return { foreground: rgbText(foreground), background: rgbText(background) };
}

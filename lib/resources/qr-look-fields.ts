import { type QrLegibility, qrLegibility } from '@/lib/rules/contrast';
import { readHexColor, rgbText } from '@/lib/rules/rgb-color';
import { normaliseLongUrl } from '@/lib/rules/url/long-url';

import type { FormField, Values } from './definition';
import { textIn } from './form-input';
import { checkColor, checkLogo } from './qr-checks';

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

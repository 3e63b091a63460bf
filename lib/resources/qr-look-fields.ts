import { isHexColor, isReadable, readHexColor, rgbText } from '@/lib/rules/color';
import { isEmail } from '@/lib/rules/text';
import { t } from '@/lib/texts/translate';

import type { FormField, Values } from './definition';
import { checkUrl, textIn, urlOf, withoutBlanks } from './form-input';

type Check = (value: string) => string | undefined;

export const checkEmail: Check = (value) =>
  isEmail(value.trim())
    ? undefined
    : t('qr_codes_email_malformed', { example: 'name@example.com' });

const digits = { min: 3, max: 15 };

export function checkPhone(value: string): string | undefined {
  const count = value.replaceAll(/\D/g, '').length;
  const isNumber = /^\+?[\d\s()-]+$/.test(value.trim());
  if (!isNumber) return t('qr_codes_phone_characters');
  return count < digits.min || count > digits.max ? t('qr_codes_phone_length', digits) : undefined;
}

const checkColor: Check = (value) =>
  isHexColor(value.trim()) ? undefined : t('channels_color_malformed', { example: '#1A2B3C' });

function checkLogo(value: string): string | undefined {
  const url = urlOf(value);
  if (url === '') return checkUrl(value);
  return /\.(?:png|jpe?g)$/i.test(new URL(url).pathname) ? undefined : t('qr_codes_logo_ending');
}

/** WPA passwords: 8 to 63 characters, or a key of 64 digits. */
const wpaLength = { min: 8, max: 64 };

export const checkWpaPassword: Check = (value) =>
  value.length >= wpaLength.min && value.length <= wpaLength.max
    ? undefined
    : t('qr_codes_password_wpa', wpaLength);

const group = 'qr_codes_group_appearance';

const colorWarning = (values: Values): string | undefined =>
  isReadable(textIn(values, 'foreground'), textIn(values, 'background'))
    ? undefined
    : t('qr_codes_contrast_weak');

const areColorsAsked = (values: Values): boolean => values['recolor'] !== false;

const color = {
  kind: 'color',
  required: true,
  group,
  isShown: areColorsAsked,
  check: checkColor,
} as const;

const logo = {
  name: 'logo',
  label: 'qr_codes_logo',
  kind: 'url',
  group,
  check: checkLogo,
} as const;

/** Services don't report a code's look. */
export const lookFields: readonly FormField[] = [
  {
    name: 'recolor',
    label: 'qr_codes_recolor',
    kind: 'switch',
    only: 'update',
    group,
    hint: () => t('qr_codes_recolor_hint'),
  },
  { name: 'foreground', label: 'qr_codes_foreground', ...color },
  { name: 'background', label: 'qr_codes_background', ...color, warning: colorWarning },
  { ...logo, only: 'create', hint: () => t('qr_codes_logo_hint') },
  { ...logo, only: 'update', hint: () => t('qr_codes_logo_hint_kept') },
];

/** Both colors or none, as the account API takes them. */
export function looksOf(values: Values): Readonly<Record<string, unknown>> {
  const colors = areColorsAsked(values) ? colorsOf(values) : {};
  return withoutBlanks({ ...colors, logo: urlOf(textIn(values, 'logo')) });
}

function colorsOf(values: Values): Readonly<Record<string, string>> {
  const foreground = readHexColor(textIn(values, 'foreground'));
  const background = readHexColor(textIn(values, 'background'));
  if (foreground === null || background === null) return {};
  return { foreground: rgbText(foreground), background: rgbText(background) };
}

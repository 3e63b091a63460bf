import { isEmail } from '@/lib/rules/email';
import { isHexColor } from '@/lib/rules/hex-color';
import { normaliseLongUrl } from '@/lib/rules/url/long-url';

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

export const checkColor: Check = (value) =>
  isHexColor(value.trim()) ? undefined : 'Enter a colour as # and six digits, such as #1a2b3c.';

export function checkLogo(value: string): string | undefined {
  const read = normaliseLongUrl(value);
  if ('problem' in read) return checkAddress(value);
  return /\.(?:png|jpe?g)$/i.test(new URL(read.url).pathname)
    ? undefined
    : 'The address must end with .png, .jpg or .jpeg.';
}

/** What a WPA network can have as its password: 8 to 63 characters, or a key of 64 digits. */
export const checkWpaPassword: Check = (value) =>
  value.length >= 8 && value.length <= 64 ? undefined : 'A WPA password has 8 to 64 characters.';

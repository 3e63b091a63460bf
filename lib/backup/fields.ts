import { lazy } from '@/lib/async/lazy';
import { z } from '@/lib/model/z';
import { bytesOfBase64 } from '@/lib/rules/bytes';
import { checkExpiry } from '@/lib/rules/expiry';
import { isAccountName, readPageHost } from '@/lib/rules/services';
import { isOneLine, oneLine } from '@/lib/rules/text';
import { normaliseAddress } from '@/lib/rules/url/service-address';
import { webAddress } from '@/lib/rules/url/web-address';

/** Readers for what stands in a file that anybody may have written. None takes more than Curtail itself would write. */

/** @param most characters */
export const textField = (most: number) => z.string().check(z.maxLength(most));

/** What is only ever shown: controls and direction marks are taken out, and all of it stands on one line. @param most characters */
export const shownTextField = (most: number) => z.pipe(textField(most), z.transform(oneLine));

/** What never has controls or direction marks in it. @param most characters */
export const plainTextField = (most: number) => textField(most).check(z.refine(isOneLine));

/** Epoch milliseconds; 0 for a moment that was never reported. */
export const momentField = lazy(() =>
  z.int().check(z.nonnegative(), z.maximum(Date.UTC(9999, 11, 31))),
);

export const countField = lazy(() =>
  z.number().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER)),
);

export const textThat = (isRight: (text: string) => boolean) =>
  lazy(() => z.string().check(z.refine(isRight)));

/** `YYYY-MM-DD` */
export const dayField = textThat((text) => text !== '' && checkExpiry(text, text) === undefined);

/** A moment as `Date` spells it. */
export const isoTimeField = textThat(
  (text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text,
);

/** An address that may be shown and opened as a link, and shows who is behind it. */
export const webLinkField = textThat((text) => {
  if (webAddress(text) !== text) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
});

/** A service's base address, as connecting would spell it. */
const isServiceAddress = (text: string): boolean => {
  const read = normaliseAddress(text);
  return 'address' in read && read.address === text;
};

export const serviceAddressField = textThat(isServiceAddress);

/** The id of a service: its base address, or that and the account there that is a second one. */
export const serviceIdField = textThat((id) => {
  const [address = '', ...account] = id.split('#');
  return (account.length === 0 || isAccountName(account.join('#'))) && isServiceAddress(address);
});

export const accountNameField = textThat(isAccountName);

/** A branded domain: host only. One word is one, too: private networks have such hosts. */
export const domainNameField = textThat(
  (text) => text.length <= 260 && readPageHost(text) === text.toLowerCase(),
);

/** @param least and @param most count bytes */
export const base64Field = (least: number, most: number) =>
  textField(most * 2).check(
    z.refine((text) => {
      const length = bytesOfBase64(text)?.length ?? -1;
      return least <= length && length <= most;
    }),
  );

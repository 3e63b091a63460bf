import { lazy } from '@/lib/async/lazy';
import { wholeNumber } from '@/lib/model/whole-number';
import { z } from '@/lib/model/z';
import { bytesOfBase64 } from '@/lib/rules/bytes';
import { isDay } from '@/lib/rules/expiry';
import { isAccountName, readPageHost } from '@/lib/rules/services';
import { isOneLine, oneLine } from '@/lib/rules/text';
import { normaliseAddress } from '@/lib/rules/url/service-address';
import { webAddress } from '@/lib/rules/url/web-address';

/** For files of unknown origin: no field takes more than Curtail itself would write. @param most characters */
const textField = (most: number) => z.string().check(z.maxLength(most));

/** Controls and direction marks are taken out. @param most characters */
export const shownTextField = (most: number) => z.pipe(textField(most), z.transform(oneLine));

/** Controls and direction marks are refused. @param most characters */
export const plainTextField = (most: number) => textField(most).check(z.refine(isOneLine));

/** Epoch milliseconds; 0 for none. */
export const momentField = lazy(() => wholeNumber(0, Date.UTC(9999, 11, 31)));

export const countField = lazy(() =>
  z.number().check(z.refine((count) => count >= 0 && count <= Number.MAX_SAFE_INTEGER)),
);

export const textThat = (isRight: (text: string) => boolean) =>
  lazy(() => z.string().check(z.refine(isRight)));

export const dayField = textThat(isDay);

export const isoTimeField = textThat(
  (text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text,
);

/** Without a user name, which would hide the host. */
export const webLinkField = textThat((text) => {
  if (webAddress(text) !== text) return false;
  const { username, password } = new URL(text);
  return username + password === '';
});

const isServiceAddress = (text: string): boolean => {
  const read = normaliseAddress(text);
  return 'address' in read && read.address === text;
};

export const serviceAddressField = textThat(isServiceAddress);

/** A base address, for a second account with `#` and the account. */
export const serviceIdField = textThat((id) => {
  const [address = '', ...account] = id.split('#');
  return (account.length === 0 || isAccountName(account.join('#'))) && isServiceAddress(address);
});

/** A host, of one word in private networks. */
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

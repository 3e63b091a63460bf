import { choices } from '../choices.ts';
import { Failure } from '../failure.ts';
import type { Service } from '../service.ts';

const { customPart, longestUrl, reservedParts } = choices.shortUrl;

/** A long URL, if a link may lead to it. Throws `invalid`. */
export function requireLongUrl(text: string): string {
  const url = text.trim();
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
    throw new Failure('invalid', 'The long URL must be a valid address with http or https.');
  }
  if (url.length > longestUrl) throw new Failure('invalid', 'The long URL is too long.');
  return url;
}

/** A short part, if a person may choose it. Throws `plan_limit`, `invalid`, or `conflict` when the service needs it itself. */
export function requireCustomPart({ behavior }: Service, part: string): string {
  if (behavior.refusesAlias) {
    throw new Failure('plan_limit', 'Your plan does not include custom aliases.');
  }
  if (!customPart.test(part)) {
    throw new Failure('invalid', 'The custom short part may hold letters, digits, - and _ only.');
  }
  if (reservedParts.some((reserved) => reserved === part)) {
    throw new Failure('conflict', 'This short part is reserved.');
  }
  return part;
}

/** Throws `invalid` unless the first moment at which a link is dead is yet to come. */
export function requireFuture(end: number | undefined, now: number): number {
  if (end === undefined) {
    throw new Failure('invalid', 'The expiry date must be a date of the form yyyy-mm-dd.');
  }
  if (end <= now) throw new Failure('invalid', 'The expiry date lies in the past.');
  return end;
}

/**
 * Where an account's link on a host lives: '' for the service's own, else scheme and host of a branded domain that the account
 * may use; `undefined` when there is none.
 */
export function domainOnHost(service: Service, userId: number, host: string): string | undefined {
  const base = `http://${host.toLowerCase()}`;
  const hostname = URL.canParse(base) ? new URL(base).hostname : '';
  if (hostname === new URL(service.address.origin).hostname) return '';
  const domain = service.domains.byHostname(hostname);
  const isUsable = domain !== undefined && (domain.userId === null || domain.userId === userId);
  return isUsable ? domain.domain : undefined;
}

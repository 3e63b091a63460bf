import type { ErrorReport } from '@/lib/model/errors';

import { retryTimeText } from './format';
import { problemSentence } from './problems';

/** Whether a failure is about the making of a link, as far as it tells. */
function isOfLink({ operation }: ErrorReport): boolean {
  return operation === undefined || operation === 'createShortUrl' || operation === 'link.shorten';
}

export const notConnected = ({ problem }: ErrorReport): string =>
  problem === undefined
    ? 'Curtail is not connected to your link service yet.'
    : problemSentence(problem);

export function refusedUse(_report: ErrorReport, uses: string | undefined): string {
  return uses === undefined
    ? 'The service refuses this for your API key or plan.'
    : `The service does not let this key or plan use ${uses}.`;
}

export function takenAlready(report: ErrorReport): string {
  return isOfLink(report)
    ? 'That is taken already. Choose another alias, or leave it blank.'
    : 'The service has that already.';
}

export function maybeDone(report: ErrorReport): string {
  return isOfLink(report)
    ? 'The answer was cut off, so the link may exist already.'
    : 'The answer was cut off, so it may have been done already.';
}

export function refusedInput(report: ErrorReport): string {
  const { problem, said } = report;
  if (problem !== undefined) return problemSentence(problem);
  return said === undefined && isOfLink(report)
    ? 'Something typed here cannot be used.'
    : 'The service refused it.';
}

export function inMaintenance({ until }: ErrorReport): string {
  const left = until === undefined ? 0 : until - Date.now();
  const when = left > 0 ? retryTimeText(left) : 'in a few minutes';
  return `Your service is in maintenance. Try again ${when}.`;
}

export function unconfirmed({ link, field }: ErrorReport): string {
  if (field === 'password') {
    return 'Curtail couldn’t confirm that this link has the password you entered.';
  }
  if (field === 'expiry') return 'Curtail couldn’t confirm the expiration of this link.';
  return link === undefined
    ? 'The service did not confirm that it was done.'
    : 'The link was made, but the service did not tell where it leads.';
}

export function otherAddress({ address, link }: ErrorReport): string {
  if (link !== undefined) return 'The link was made, but on another domain than asked.';
  return address === undefined
    ? 'The service seems to live at another address. Enter its true one.'
    : `The service seems to live at ${address}. Connect to that address.`;
}

export function belongsElsewhere({ address, account }: ErrorReport): string {
  if (address === undefined)
    return 'This belongs to another service. Connect to it again to go on.';
  const host = URL.canParse(address) ? new URL(address).host : address;
  return account === undefined
    ? `This belongs to ${host}. Connect to it again to go on.`
    : `This belongs to the account ${account} on ${host}. Connect with its API key to go on.`;
}

export function notAsAsked({ field, link }: ErrorReport): string {
  if (field === 'alias') return 'Your service ignored the alias and created this link instead.';
  if (field === 'password') return 'Your service created the link without the password.';
  return typeof link?.expiry !== 'string'
    ? 'Your service created the link without the expiration.'
    : `Your service created the link with another expiration: ${link.expiry}.`;
}

export function alteredLink({ link }: ErrorReport): string {
  if (link?.origin === 'uncertain') {
    const destination =
      link.longUrl === '' ? 'somewhere else' : `to ${withoutMiddle(link.longUrl)}`;
    return `Your service answered with a link that leads ${destination}. It may be an existing link, so Curtail left it as it is.`;
  }
  return link?.status === 'active'
    ? 'The service made a link to another address than asked, and it could not be switched off.'
    : 'The service made a link to another address than asked. It was switched off.';
}

export function idMismatchText({ operation, path }: ErrorReport): string {
  const place = [operation, path].filter((part) => part !== undefined).join(', ');
  return place === ''
    ? 'The service answered something that Curtail cannot read.'
    : `The service answered something that Curtail cannot read (${place}).`;
}

/** In characters: more of an address would push the buttons below it out of sight. */
const maxAddressLength = { start: 70, end: 30 };

/** A long address in a sentence, which its host and its end tell from others. */
function withoutMiddle(address: string): string {
  const { start, end } = maxAddressLength;
  if (address.length <= start + end) return address;
  // A character of two halves is not cut in its middle.
  const first = address.slice(0, start).replace(/[\uD800-\uDBFF]$/, '');
  const last = address.slice(-end).replace(/^[\uDC00-\uDFFF]/, '');
  return `${first}…${last}`;
}

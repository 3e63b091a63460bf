import type { ErrorCode, ErrorReport } from '@/lib/model/errors';

import { retryTimeText } from './format';
import { deadLinkText } from './notices';
import { problemSentence } from './problems';
import { withoutMiddle } from './without-middle';

/**
 * What mends a failure.
 * `connect`: the Connect screen; `permit`: the browser's permission; `retry`: the same again; `wait`: the same, but only
 * after `until`; `look`: see whether it happened; `edit`: another value in the field at fault; `use`: take the link that was
 * made, although something about it is not as asked; `anyway`: do it although it may not be right; `create`: a new one in the
 * place of a link that does not work.
 */
export type Remedy =
  | 'connect'
  | 'permit'
  | 'retry'
  | 'wait'
  | 'look'
  | 'edit'
  | 'use'
  | 'anyway'
  | 'create';

export interface ErrorText {
  sentence: string;
  /** The service's own words, where it gave some. */
  said?: string;
  remedy: Remedy;
}

interface Row {
  sentence: string | ((report: ErrorReport, uses: string | undefined) => string);
  remedy: Remedy;
}

const rows: Record<ErrorCode, Row> = {
  not_connected: {
    sentence: 'Curtail is not connected to your link service yet.',
    remedy: 'connect',
  },
  other_service: { sentence: belongsElsewhere, remedy: 'connect' },
  permission_missing: {
    sentence: 'The browser does not let Curtail reach your service any more.',
    remedy: 'permit',
  },
  unauthorized: {
    sentence: 'The service does not accept the API key. Enter the current one.',
    remedy: 'connect',
  },
  forbidden: {
    sentence: refusedUse,
    remedy: 'connect',
  },
  not_found: {
    sentence: 'The service does not have it, or not any more.',
    remedy: 'retry',
  },
  conflict: {
    sentence: takenAlready,
    remedy: 'edit',
  },
  invalid_input: { sentence: refusedInput, remedy: 'edit' },
  rate_limited: {
    sentence: 'The service takes no more requests for a moment.',
    remedy: 'wait',
  },
  plan_limit: {
    sentence: 'Your plan’s limit on the service is reached.',
    remedy: 'retry',
  },
  offline: {
    sentence: 'You are offline. Nothing was sent.',
    remedy: 'retry',
  },
  timeout: {
    sentence: 'The service took too long to answer.',
    remedy: 'retry',
  },
  unreachable: {
    sentence: 'The service cannot be reached.',
    remedy: 'retry',
  },
  maintenance: { sentence: inMaintenance, remedy: 'retry' },
  server_error: {
    sentence: 'Your service had an error of its own. Try again in a moment.',
    remedy: 'retry',
  },
  wrong_host: { sentence: otherAddress, remedy: 'connect' },
  not_confirmed: {
    sentence: unconfirmed,
    remedy: 'retry',
  },
  altered_link: {
    sentence: alteredLink,
    remedy: 'edit',
  },
  not_as_asked: { sentence: notAsAsked, remedy: 'use' },
  origin_uncertain: {
    sentence:
      'This link may not be yours alone: your service had it before, or somebody has visited it. It was left active.',
    remedy: 'anyway',
  },
  dead_link: {
    sentence: ({ link }) => (link ? deadLinkText(link) : 'This link does not work any more.'),
    remedy: 'create',
  },
  outcome_unknown: {
    sentence: maybeDone,
    remedy: 'look',
  },
  unexpected_response: { sentence: misfit, remedy: 'retry' },
  storage_failed: {
    sentence:
      'Your browser couldn’t store what Curtail needs, so nothing was sent. Free up disk space, then try again.',
    remedy: 'retry',
  },
  internal: {
    sentence: 'Something went wrong inside Curtail.',
    remedy: 'retry',
  },
};

/**
 * What happened and what to do, for people.
 * @param report any failure that reached a page
 * @param uses what the service was asked for, such as `pixels`, where that is worth naming
 */
export function errorText(report: ErrorReport, uses?: string): ErrorText {
  const { sentence, remedy } = rows[report.code];
  const text: ErrorText = {
    sentence: typeof sentence === 'string' ? sentence : sentence(report, uses),
    remedy: isUsable(report) ? 'use' : remedy,
  };
  return report.said ? { ...text, said: report.said } : text;
}

/** Whether a failure is about the making of a link, as far as it tells. */
function isOfLink({ operation }: ErrorReport): boolean {
  return operation === undefined || operation === 'createShortUrl' || operation === 'link.shorten';
}

function refusedUse(_report: ErrorReport, uses: string | undefined): string {
  return uses === undefined
    ? 'The service refuses this for your API key or plan.'
    : `The service does not let this key or plan use ${uses}.`;
}

function takenAlready(report: ErrorReport): string {
  return isOfLink(report)
    ? 'That is taken already. Choose another alias, or leave it blank.'
    : 'The service has that already.';
}

function maybeDone(report: ErrorReport): string {
  return isOfLink(report)
    ? 'The answer was cut off, so the link may exist already.'
    : 'The answer was cut off, so it may have been done already.';
}

function refusedInput(report: ErrorReport): string {
  const { problem, said } = report;
  if (problem !== undefined) return problemSentence(problem);
  return said === undefined && isOfLink(report)
    ? 'Something typed here cannot be used.'
    : 'The service refused it.';
}

/** It leads where it should, or nobody knows better. */
const isUsable = ({ code, link }: ErrorReport): boolean =>
  link?.status === 'active' &&
  (code === 'wrong_host' ||
    code === 'not_confirmed' ||
    (code === 'altered_link' && link.origin === 'uncertain'));

function inMaintenance({ until }: ErrorReport): string {
  const left = until === undefined ? 0 : until - Date.now();
  const when = left > 0 ? retryTimeText(left) : 'in a few minutes';
  return `Your service is in maintenance. Try again ${when}.`;
}

function unconfirmed({ link, field }: ErrorReport): string {
  if (field === 'password') {
    return 'Curtail couldn’t confirm that this link has the password you entered.';
  }
  if (field === 'expiry') return 'Curtail couldn’t confirm the expiration of this link.';
  return link === undefined
    ? 'The service did not confirm that it was done.'
    : 'The link was made, but the service did not tell where it leads.';
}

function otherAddress({ address, link }: ErrorReport): string {
  if (link !== undefined) return 'The link was made, but on another domain than asked.';
  return address === undefined
    ? 'The service seems to live at another address. Enter its true one.'
    : `The service seems to live at ${address}. Connect to that address.`;
}

function belongsElsewhere({ address, account }: ErrorReport): string {
  if (address === undefined)
    return 'This belongs to another service. Connect to it again to go on.';
  const host = URL.canParse(address) ? new URL(address).host : address;
  return account === undefined
    ? `This belongs to ${host}. Connect to it again to go on.`
    : `This belongs to the account ${account} on ${host}. Connect with its API key to go on.`;
}

function notAsAsked({ field, link }: ErrorReport): string {
  if (field === 'alias') return 'Your service ignored the alias and created this link instead.';
  if (field === 'password') return 'Your service created the link without the password.';
  return typeof link?.expiry !== 'string'
    ? 'Your service created the link without the expiration.'
    : `Your service created the link with another expiration: ${link.expiry}.`;
}

function alteredLink({ link }: ErrorReport): string {
  if (link?.origin === 'uncertain') {
    const destination =
      link.longUrl === '' ? 'somewhere else' : `to ${withoutMiddle(link.longUrl)}`;
    return `Your service answered with a link that leads ${destination}. It may be an existing link, so Curtail left it as it is.`;
  }
  return link?.status === 'active'
    ? 'The service made a link to another address than asked, and it could not be switched off.'
    : 'The service made a link to another address than asked. It was switched off.';
}

function misfit({ operation, path }: ErrorReport): string {
  const place = [operation, path].filter((part) => part !== undefined).join(', ');
  return place === ''
    ? 'The service answered something that Curtail cannot read.'
    : `The service answered something that Curtail cannot read (${place}).`;
}

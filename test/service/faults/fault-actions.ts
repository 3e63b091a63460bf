import { setTimeout as wait } from 'node:timers/promises';

import type { ServiceContext } from '../http/environment.ts';
import { changeValues, mistype, withBody } from './alter-answer.ts';
import { dropConnection } from './drop-connection.ts';
import type { Fault, FaultAction, FaultKind, Moment } from './fault.ts';
import {
  longUrlNames,
  refuseInLatin1,
  repeatRequest,
  shortUrlNames,
  spellIds,
  tellKey,
  withOddRows,
  withoutSchemes,
} from './odd-answers.ts';

/** The request that a fault strikes: how to go on with it, and what ends every wait. */
export interface Exchange {
  context: ServiceContext;
  released: AbortSignal;
  act: () => Promise<Response>;
}

type ActionOf<Kind extends FaultKind> = Extract<FaultAction, { kind: Kind }>;

const page = '<!doctype html><title>Welcome</title><h1>Welcome</h1><p>Nothing to see here.</p>';
const maintenancePage = '<!doctype html><title>503</title><h1>We are back soon</h1>';
const brokenPage = '<!doctype html><title>500</title><h1>Internal Server Error</h1>';

const actions: {
  readonly [Kind in FaultKind]: (fault: ActionOf<Kind>, exchange: Exchange) => Promise<Response>;
} = {
  delay: ({ milliseconds, moment = 'before' }, exchange) =>
    around(moment, exchange, () => pause(milliseconds, exchange.released)),

  hold: ({ moment = 'before' }, exchange) =>
    around(moment, exchange, () => aborted(exchange.released)),

  drop: ({ moment }, exchange) => instead(moment, exchange, () => dropConnection(exchange.context)),

  late: async ({ milliseconds, status }, { context, released, act }) => {
    // What is sent along would be gone with the connection.
    await context.req.text();
    void pause(milliseconds, released)
      .then(act)
      .catch(() => undefined);
    return status === undefined ? dropConnection(context) : html(brokenPage, status);
  },

  server_error: ({ moment = 'before' }, exchange) =>
    instead(moment, exchange, () => html(brokenPage, 500)),

  maintenance: ({ body = 'html', moment = 'before', ...retry }, exchange) =>
    instead(moment, exchange, () => maintenance(body, retryHeader(retry))),

  html: ({ status = 200, moment = 'before' }, exchange) =>
    instead(moment, exchange, () => html(page, status)),

  empty: ({ status = 200, moment = 'after' }, exchange) =>
    instead(moment, exchange, () => new Response(null, { status })),

  truncated: async (_fault, { act }) => {
    const response = await act();
    const body = await response.text();
    return withBody(response, body.slice(0, Math.ceil(body.length / 2)));
  },

  wrong_types: async (_fault, { act }) =>
    changeValues(await act(), (name, value) =>
      name === 'error' || name === 'code' ? value : mistype(value),
    ),

  redirect: ({ to, status = 301, moment = 'before' }, exchange) => {
    const target = new URL(exchange.context.req.url);
    if (target.searchParams.has('redirected')) return exchange.act();
    target.searchParams.set('redirected', '1');
    const location = to ?? target.pathname + target.search;
    return instead(moment, exchange, () => new Response(null, { status, headers: { location } }));
  },

  rate_limited: async ({ headers, retryAfter = 30 }) =>
    Response.json(
      { error: 429, code: 429, message: 'Too many requests.' },
      { status: 429, headers: headers ? rateHeaders(retryAfter) : {} },
    ),

  error_sentence: (
    { message = 'The operation failed.', status = 200, moment = 'before' },
    exchange,
  ) => instead(moment, exchange, () => Response.json({ error: message }, { status })),

  lacking: async ({ names }, { act }) =>
    changeValues(await act(), (name, value) => (names.includes(name) ? undefined : value)),

  altered: async ({ originalUrl }, { act }) =>
    changeValues(await act(), (name, value) =>
      longUrlNames.has(name) ? (originalUrl ?? withoutQuery(String(value))) : value,
    ),

  wrong_host: async ({ host = 'elsewhere.example' }, { act }) =>
    changeValues(await act(), (name, value) =>
      shortUrlNames.has(name) ? String(value).replace(/\/\/[^/]+/, `//${host}`) : value,
    ),

  rewritten: async ({ values }, { act }) =>
    changeValues(await act(), (name, value) =>
      Object.hasOwn(values, name) ? values[name] : value,
    ),

  odd_ids: async ({ as }, { act }) => spellIds(await act(), as),

  without_scheme: async ({ keepsSlashes }, { act }) => withoutSchemes(await act(), keepsSlashes),

  odd_row: async (_fault, { act }) => withOddRows(await act()),

  tells_key: async ({ as }, { act, context }) => tellKey(await act(), context, as),

  latin1: async ({ message = 'Das ist ungültig.', charset }) => refuseInLatin1(message, charset),

  repeats_request: async (fault, { context }) => repeatRequest(context, fault),
};

/** Lets a fault strike. */
export function strike(fault: Fault, exchange: Exchange): Promise<Response> {
  // The table's row and the fault have the same kind, which the compiler cannot follow.
  const action = actions[fault.kind] as (fault: Fault, exchange: Exchange) => Promise<Response>;
  return action(fault, exchange);
}

/** Goes on as usual, with a pause before or after. */
async function around(
  moment: Moment,
  { act }: Exchange,
  pauseHere: () => Promise<void>,
): Promise<Response> {
  if (moment === 'before') await pauseHere();
  const response = await act();
  if (moment === 'after') await pauseHere();
  return response;
}

/** Answers something else, with the operation carried out or not. */
async function instead(
  moment: Moment,
  { act }: Exchange,
  answer: () => Response,
): Promise<Response> {
  if (moment === 'after') await act();
  return answer();
}

async function pause(milliseconds: number, released: AbortSignal): Promise<void> {
  await Promise.race([wait(milliseconds, undefined, { ref: false }), aborted(released)]);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function html(body: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });
}

function maintenance(body: 'html' | 'json', headers: Record<string, string>): Response {
  if (body === 'html') return html(maintenancePage, 503, headers);
  return Response.json(
    { error: 503, code: 503, message: 'We are back soon.' },
    { status: 503, headers },
  );
}

function retryHeader({
  retryAfter,
  retryAs = 'seconds',
}: Pick<ActionOf<'maintenance'>, 'retryAfter' | 'retryAs'>): Record<string, string> {
  if (retryAfter === undefined) return {};
  const date = new Date(Date.now() + retryAfter * 1000).toUTCString();
  return { 'retry-after': retryAs === 'date' ? date : String(retryAfter) };
}

function rateHeaders(retryAfter: number): Record<string, string> {
  return {
    'x-ratelimit-limit': '30',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + retryAfter),
    'retry-after': String(retryAfter),
  };
}

function withoutQuery(url: string): string {
  const mark = url.indexOf('?');
  return mark === -1 ? `${url}#altered` : url.slice(0, mark);
}

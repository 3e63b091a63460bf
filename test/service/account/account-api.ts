import { Hono } from 'hono';

import { Failure } from '../failure.ts';
import type { Environment, ServiceContext } from '../http/environment.ts';
import { answerOutside } from '../http/outside.ts';
import { perform } from '../http/perform.ts';
import type { Service } from '../service.ts';
import type { User } from '../storage/users.ts';
import { answerFailure, answerOutcome } from './answer.ts';
import type { AccountOperation } from './operation.ts';
import { readPageRequest } from './paging.ts';
import { rateHeaders } from './rate-headers.ts';
import type { RateWindow } from './rate-limits.ts';
import { readBody } from './read-body.ts';
import { requireAccess } from './require-access.ts';
import { accountOperations } from './resources.ts';

/** The account API: a route for every operation of every resource. */
export function accountApi(service: Service): Hono<Environment> {
  const api = new Hono<Environment>();
  for (const operation of accountOperations) {
    api.on(operation.method, withIntegers(operation.path), (context) =>
      perform(service, context, operation.name, () => answerCall(service, context, operation)),
    );
  }
  for (const { path } of accountOperations) {
    api.all(withIntegers(path), (context) => answerOutside(service, context, 405));
  }
  return api;
}

/** Parameters that name no pattern match integers only: anything else is an unknown path. */
function withIntegers(path: string): string {
  return path.replaceAll(/:\w+(?![\w{])/g, (parameter) => `${parameter}{[0-9]+}`);
}

async function answerCall(
  service: Service,
  context: ServiceContext,
  operation: AccountOperation,
): Promise<Response> {
  const { account } = service.profile;
  const caller = service.users.byKey(bearerKey(service, context));
  const { rateLimits } = service;
  const window = caller === undefined ? rateLimits.untouched() : rateLimits.count(caller.id);
  try {
    const user = requireAccess(caller, operation.method === 'GET');
    if (window.remaining < 0) throw new Failure('rate_limited', 'Too many requests, slow down.');
    const response = await carryOut(service, context, operation, user);
    return withHeaders(response, rateHeaders(account.rateLimit, window));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return refuse(service, operation, error, window);
  }
}

async function carryOut(
  service: Service,
  context: ServiceContext,
  operation: AccountOperation,
  user: User,
): Promise<Response> {
  const { account } = service.profile;
  const page = readPageRequest(context.req.query());
  const words = context.req.param() as Record<string, string>;
  const outcome = operation.handle({
    service,
    user,
    ids: Object.fromEntries(Object.entries(words).map(([name, word]) => [name, Number(word)])),
    words,
    page,
    body: operation.readsBody ? await readBody(context, account.insistsOnContentType) : {},
    spell: account.spelling,
  });
  return answerOutcome(account, outcome, page);
}

function refuse(
  { profile, rateLimits }: Service,
  operation: AccountOperation,
  failure: Failure,
  window: RateWindow,
): Response {
  const { account } = profile;
  const seconds = rateLimits.secondsLeft(window);
  const response = answerFailure(account, failure, operation.name, seconds);
  const withoutAccess = failure.kind === 'unauthorized' || failure.kind === 'forbidden';
  if (withoutAccess && !account.rateLimit.headersWithoutAccess) return response;
  return withHeaders(response, rateHeaders(account.rateLimit, window));
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** The key of the Authorization header; '' when there is none, or when a web server drops the header. */
function bearerKey({ dropsAuthorization }: Service, { req }: ServiceContext): string {
  if (dropsAuthorization) return '';
  return /^Bearer\s+(\S+)$/i.exec(req.header('authorization') ?? '')?.[1] ?? '';
}

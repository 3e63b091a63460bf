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
import { withRateHeaders } from './rate-headers.ts';
import type { RateWindow } from './rate-limits.ts';
import { readBody } from './read-body.ts';
import { requireAccess } from './require-access.ts';
import { requireWindow } from './require-window.ts';
import { offeredOperations } from './resources.ts';

/** The account API: a route for every operation of every resource. */
export function accountApi(service: Service): Hono<Environment> {
  const api = new Hono<Environment>();
  const operations = offeredOperations(service.profile);
  for (const operation of operations) {
    api.on(operation.method, withIntegers(operation.path), (context) =>
      perform(service, context, operation.name, () => answerCall(service, context, operation)),
    );
  }
  for (const { path } of operations) {
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
  const caller = service.users.byKey(keyOf(service, context));
  const window = service.rateLimits.count(caller?.id);
  try {
    const user = requireAccess(caller, operation.method === 'GET');
    requireWindow(window);
    const response = await executeCommand(service, context, operation, user);
    return withRateHeaders(response, account.rateLimit, window);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return refuse(service, operation, error, window);
  }
}

async function executeCommand(
  service: Service,
  context: ServiceContext,
  operation: AccountOperation,
  user: User,
): Promise<Response> {
  const { account } = service.profile;
  const words = context.req.param() as Record<string, string>;
  const query = context.req.query();
  const page = readPageRequest(query);
  const outcome = operation.handle({
    service,
    user,
    ids: Object.fromEntries(Object.entries(words).map(([name, word]) => [name, Number(word)])),
    words,
    query,
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
  return withRateHeaders(response, account.rateLimit, window, failure);
}

/** The key of the Authorization header; '' when there is none behind the right word. */
function keyOf({ behavior }: Service, { req }: ServiceContext): string {
  const [, word, key = ''] = /^(\w+)\s+(\S+)$/.exec(req.header('authorization') ?? '') ?? [];
  const isTaken = word?.toLowerCase() === behavior.keyWord.toLowerCase();
  return isTaken ? key : '';
}

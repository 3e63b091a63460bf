import { withRateHeaders } from '../account/rate-headers.ts';
import type { RateWindow } from '../account/rate-limits.ts';
import { requireAccess } from '../account/require-access.ts';
import { requireWindow } from '../account/require-window.ts';
import { Failure } from '../failure.ts';
import type { ServiceContext } from '../http/environment.ts';
import { answerOutside, webServerPage } from '../http/outside.ts';
import { perform } from '../http/perform.ts';
import type { Service } from '../service.ts';
import type { User } from '../storage/users.ts';
import { answerData, answerFailure } from './answer.ts';
import type { ShortUrlOperation } from './operation.ts';
import { shortUrlOperations } from './operations.ts';
import { parseShortUrlPath } from './parse-path.ts';
import type { ShortUrlPath } from './parse-path.ts';

/** Answers a request below `/api/v1/`. */
export function answerShortUrlCall(
  service: Service,
  context: ServiceContext,
): Response | Promise<Response> {
  // Hono answers HEAD with what GET does; here that would create links.
  if (context.req.method !== 'GET') return answerOutside(service, context, 405);
  const { profile } = service;
  const path = parseShortUrlPath(rawPath(service, context), profile.shortUrl.path);
  if (path === 'refused_by_web_server') {
    return perform(service, context, 'unknown', () => webServerPage(404));
  }
  if (path === 'unknown') return answerOutside(service, context, 404);
  const operation = shortUrlOperations.find(({ name }) => name === path.operation);
  if (operation === undefined) return answerOutside(service, context, 404);
  return perform(service, context, operation.name, () => answerCall(service, operation, path));
}

/** What follows `/api/v1/` in the request as it was sent, without the query. */
function rawPath({ address }: Service, { env }: ServiceContext): string {
  const [path = ''] = (env.incoming.url ?? '').split('?');
  return path.slice(`${address.basePath}/api/v1/`.length);
}

function answerCall(service: Service, operation: ShortUrlOperation, path: ShortUrlPath): Response {
  const caller = service.users.byKey(path.key);
  const { shortUrlRateLimits: limits, profile } = service;
  // Without a limit nothing is counted, and nothing told of it.
  const window = limits.isOn ? limits.count(caller?.id) : undefined;
  try {
    const user = requireAccess(caller, operation.reads);
    if (window) requireWindow(window);
    const response = executeCommand(service, operation, path, user);
    return window ? withRateHeaders(response, profile.account.rateLimit, window) : response;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return refuse(service, error, window);
  }
}

function executeCommand(
  service: Service,
  operation: ShortUrlOperation,
  { pairs, dangling }: ShortUrlPath,
  user: User,
): Response {
  const { shortUrl } = service.profile;
  if (dangling && shortUrl.path.danglingName === 'refused') {
    throw new Failure('invalid', 'The path must consist of pairs of a name and a value.');
  }
  const now = service.now();
  const call = { service, user, pairs, now, spell: shortUrl.spelling };
  const { fields, created = false } = operation.handle(call);
  return answerData(fields, created ? shortUrl.createdStatus : 200, now);
}

function refuse(
  { profile, shortUrlRateLimits, behavior, now }: Service,
  reason: Failure,
  window: RateWindow | undefined,
): Response {
  const isOfKey = reason.kind === 'unauthorized' || reason.kind === 'forbidden';
  const isReasonHidden = isOfKey && !behavior.tellsRefusedKey;
  const failure = isReasonHidden ? new Failure('invalid', reason.message) : reason;
  if (window === undefined) return answerFailure(profile, failure, { now: now() });
  const secondsLeft = shortUrlRateLimits.secondsLeft(window);
  const response = answerFailure(profile, failure, { now: now(), secondsLeft });
  return withRateHeaders(response, profile.account.rateLimit, window, failure);
}

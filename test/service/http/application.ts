import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';

import { accountApi } from '../account/account-api.ts';
import type { Service } from '../service.ts';
import { answerShortUrlCall } from '../short-url/short-url-api.ts';
import { answerBranded, ownPages } from '../visits/public-side.ts';
import type { Environment, ServiceContext } from './environment.ts';
import { answerOutside } from './outside.ts';
import { perform } from './perform.ts';
import { record } from './record.ts';

/** Everything that the service answers on its public port. */
export function application(service: Service): Hono<Environment> {
  const { address, apis } = service;
  const app = new Hono<Environment>();
  app.use(record(service));
  app.use(tellTheTime(service));
  app.use(requireHeader(service));
  app.use(async (context, next) => (await answerOtherHosts(service, context)) ?? next());

  const own = new Hono<Environment>();
  if (apis.includes('shorturl')) {
    own.all('/api/v1/*', (context) => answerShortUrlCall(service, context));
  }
  if (apis.includes('account')) own.route('/api', accountApi(service));
  own.all('/api/*', (context) => answerOutside(service, context, 404));
  own.route('/', ownPages(service));

  app.route(address.basePath === '' ? '/' : address.basePath, own);
  app.notFound((context) => answerOutside(service, context, 404));
  // Nothing of the request goes into an error: it may hold a key.
  app.onError(() => Response.json({ error: 500, message: 'Internal error.' }, { status: 500 }));
  return app;
}

/** Web server and script share one clock; a right one is told by Node itself. */
function tellTheTime(service: Service): MiddlewareHandler<Environment> {
  return async (context, next) => {
    await next();
    if (service.clockOffset !== 0) {
      context.res.headers.set('date', new Date(service.now()).toUTCString());
    }
  };
}

/** Keeps everything away that comes without the header that the gate wants. */
function requireHeader({ gate }: Service): MiddlewareHandler<Environment> {
  return async (context, next) => {
    const { req } = context;
    if (gate === undefined || req.header(gate.header) === gate.value) return next();
    if (gate.answers === 302 && req.path !== '/login') return context.redirect('/login');
    const status = gate.answers === 302 ? 200 : gate.answers;
    return context.html('<!doctype html><title>Sign in</title>', status);
  };
}

/** Requests whose Host is not the service's own: a branded domain, or a second name for the same server. */
async function answerOtherHosts(
  service: Service,
  context: ServiceContext,
): Promise<Response | undefined> {
  const { hostname } = new URL(context.req.url);
  const { wrongHost, domains } = service;
  if (hostname === wrongHost?.hostname) return answerWrongHost(service, context);
  const brand = domains.byHostname(hostname);
  return brand === undefined ? undefined : answerBranded(service, context, brand);
}

function answerWrongHost(service: Service, context: ServiceContext): Promise<Response> {
  const { address, wrongHost } = service;
  return perform(service, context, 'unknown', () => {
    if (wrongHost?.answer === 'page') return context.html('<!doctype html><title>Parked</title>');
    const location = address.origin + (context.env.incoming.url ?? '/');
    return new Response(null, { status: 301, headers: { location } });
  });
}

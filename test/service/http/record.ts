import type { Socket } from 'node:net';

import { createMiddleware } from 'hono/factory';

import { redactTarget } from '../log/redact-target.ts';
import type { LogEntry } from '../log/request-log.ts';
import type { Service } from '../service.ts';
import type { Environment, ServiceContext } from './environment.ts';

/** Writes every request to the log, and keeps connections from being used again while a fault wants that. */
export function record(service: Service): ReturnType<typeof createMiddleware<Environment>> {
  const used = new WeakSet<Socket>();
  return createMiddleware<Environment>(async (context, next) => {
    const arrived = performance.now();
    const { incoming, outgoing } = context.env;
    const entry = logArrival(service, context, used.has(incoming.socket));
    used.add(incoming.socket);
    context.set('entry', entry);
    // `close` comes after `finish`, or instead of it when the connection broke.
    outgoing.once('finish', () => noteEnd(entry, arrived, outgoing.statusCode));
    outgoing.once('close', () => noteEnd(entry, arrived, null));
    await next();
    if (!service.keepAlive || service.faults.closesConnections)
      context.header('Connection', 'close');
    context.header('Cache-Control', 'no-store');
    const { cookie } = service.profile;
    if (cookie !== null) context.header('Set-Cookie', cookie);
  });
}

function logArrival(
  { log, now }: Service,
  { env, req }: ServiceContext,
  reusedConnection: boolean,
): LogEntry {
  return log.add({
    time: now(),
    method: req.method,
    host: req.header('host') ?? '',
    path: redactTarget(env.incoming.url ?? ''),
    reusedConnection,
    carriedCookie: req.header('cookie') !== undefined,
    carriedReferrer: req.header('referer') !== undefined,
  });
}

function noteEnd(entry: LogEntry, arrived: number, status: number | null): void {
  if (entry.heldMs !== null) return;
  entry.heldMs = performance.now() - arrived;
  entry.status = status;
}

import { Hono } from 'hono';

import type { ServiceControls } from '../running-service.ts';
import { resourceTables } from '../specimens.ts';
import { tableNames } from '../storage/tables.ts';
import { accesses } from '../storage/users.ts';
import type { Access } from '../storage/users.ts';
import { parseColleagueLink } from './parse-colleague-link.ts';
import { parseFault } from './parse-fault.ts';
import { parseRandomFaults } from './parse-random-faults.ts';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The control port: JSON over HTTP, for tests and for people who try things out. Everything that
 * changes something is a PUT or a DELETE, which no web page can send here without a preflight.
 */
export function controlApi(running: ServiceControls): Hono {
  const api = new Hono();
  // A web page whose own host name was made to point to this machine is kept out.
  api.use(async (context, next) =>
    loopback.test(new URL(context.req.url).hostname)
      ? next()
      : context.json({ message: 'Only for this machine.' }, 403),
  );
  addReading(api, running);
  addSwitches(api, running);
  addAccounts(api, running);
  addRows(api, running);
  api.notFound((context) => context.json({ message: 'There is nothing here.' }, 404));
  api.onError((error, context) =>
    context.json({ message: error.message }, error instanceof RangeError ? 400 : 500),
  );
  return api;
}

function addReading(api: Hono, running: ServiceControls): void {
  api.get('/', (context) =>
    context.json({
      profile: running.profile.name,
      origin: running.origin,
      baseUrl: running.baseUrl,
      behavior: running.behavior,
      faults: running.faults.list(),
      randomFaults: running.faults.random,
      counters: running.counters(),
    }),
  );
  api.get('/requests', (context) => context.json(running.requests()));
  api.get('/counters', (context) => context.json(running.counters()));
  api.get('/links', (context) => context.json(running.links()));
  api.get('/faults', (context) => context.json(running.faults.list()));
}

function addSwitches(api: Hono, running: ServiceControls): void {
  api.put('/faults', async (context) => {
    running.faults.set(parseFault(await readJson(context.req)));
    return context.json(running.faults.list());
  });
  api.put('/random-faults', async (context) => {
    running.faults.setRandom(parseRandomFaults(await readJson(context.req)));
    return context.json(running.faults.random);
  });
  api.delete('/faults', (context) => {
    running.faults.clear();
    return context.json([]);
  });
  api.delete('/requests', (context) => {
    running.clearRequests();
    return context.json([]);
  });
  api.put('/rate-limit', async (context) => {
    const { limit } = await readJson(context.req);
    running.setRateLimit(Number(limit));
    return context.json({ limit });
  });
  api.put('/short-url-rate-limit', async (context) => {
    const { limit } = await readJson(context.req);
    // JSON has no Infinity.
    running.setShortUrlRateLimit(limit === null ? Infinity : Number(limit));
    return context.json({ limit });
  });
  api.put('/clock-offset', async (context) => {
    const { hours } = await readJson(context.req);
    running.setClockOffset(Number(hours));
    return context.json({ hours });
  });
  api.put('/behavior', async (context) => {
    running.setBehavior(await readJson(context.req));
    return context.json(running.behavior);
  });
  api.put('/links/:part/expired', (context) => {
    running.expire(context.req.param('part'));
    return context.json(running.links());
  });
  api.put('/reset', (context) => {
    running.reset();
    return context.json({});
  });
}

function addAccounts(api: Hono, running: ServiceControls): void {
  api.put('/users', async (context) => {
    const { username, email } = await readJson(context.req);
    return context.json(running.register({ username: String(username), email: String(email) }));
  });
  api.put('/users/:id/access', async (context) => {
    const { access } = await readJson(context.req);
    if (!isAccess(access)) throw new RangeError(`Access is one of: ${accesses.join(', ')}.`);
    running.setAccess(Number(context.req.param('id')), access);
    return context.json({ access });
  });
}

function addRows(api: Hono, running: ServiceControls): void {
  api.get('/rows/:table', (context) =>
    context.json(running.rows(oneOf(tableNames, context.req.param('table'), 'table'))),
  );
  api.put('/rows/:table', async (context) => {
    const table = oneOf(resourceTables, context.req.param('table'), 'resource');
    const { userId, ...row } = await readJson(context.req);
    return context.json({ id: running.insert(table, { ...row, userId: Number(userId) }) });
  });
  api.put('/colleague', async (context) => {
    const { beside, ...link } = parseColleagueLink(await readJson(context.req));
    if (beside === undefined) return context.json(running.colleague.add(link));
    running.colleague.addBeside(beside, link);
    return context.json({ beside });
  });
  api.put('/fill', async (context) => {
    const { userId, ...amounts } = await readJson(context.req);
    // `fill` looks at every name and amount.
    running.fill(Number(userId), amounts);
    return context.json(amounts);
  });
}

function oneOf<Name extends string>(names: readonly Name[], text: string, what: string): Name {
  const name = names.find((candidate) => candidate === text);
  if (name === undefined) throw new RangeError(`A ${what} is one of: ${names.join(', ')}.`);
  return name;
}

function isAccess(value: unknown): value is Access {
  return accesses.some((access) => access === value);
}

async function readJson(request: { text(): Promise<string> }): Promise<Record<string, unknown>> {
  const value = parse(await request.text());
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  throw new RangeError('The body must be a JSON object.');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

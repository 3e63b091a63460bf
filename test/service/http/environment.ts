import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

import type { LogEntry } from '../log/request-log.ts';

/** What Hono hands to every handler: Node's own request and response, and the request's log entry. */
export interface Environment {
  Bindings: HttpBindings;
  Variables: { entry: LogEntry };
}

export type ServiceContext = Context<Environment>;

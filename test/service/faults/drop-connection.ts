import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

import type { ServiceContext } from '../http/environment.ts';

/** Breaks the connection of a request, and answers what tells the server that there is nothing to send. */
export function dropConnection(context: ServiceContext): Response {
  context.get('entry').dropped = true;
  context.env.incoming.socket.destroy();
  // A copy: what wraps the answer sets headers on it.
  return new Response(null, { headers: new Headers(RESPONSE_ALREADY_SENT.headers) });
}

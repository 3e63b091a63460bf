import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

import { getRequestListener } from '@hono/node-server';

/** A server that listens. */
export interface Listening {
  /** `http://` and where it listens. */
  origin: string;
  /** Closes every connection on which no request is being answered. */
  closeIdleConnections(): void;
  close(): Promise<void>;
}

/** A long URL of 8 kB stands in the path as 11 kB of base64; Node takes 16 kB of header by default. */
const maxHeaderSize = 65_536;

/** Longer than a test or a person leaves a connection alone, so that no idle one breaks by itself. */
const keepAliveTimeout = 120_000;

/**
 * Starts an HTTP server. Rejects when the port is taken or the address is not of this machine.
 * @param fetch answers the requests
 */
export async function listen(
  fetch: Parameters<typeof getRequestListener>[0],
  { port, host }: { port: number; host: string },
): Promise<Listening> {
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false });
  const server = createServer({ maxHeaderSize, keepAliveTimeout }, (incoming, outgoing) => {
    void listener(incoming, outgoing);
  });
  const closeIdleConnections = trackIdleConnections(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  const shownHost = host.includes(':') ? `[${host}]` : host;
  return {
    origin: `http://${shownHost}:${bound}`,
    closeIdleConnections,
    close: () => closeServer(server),
  };
}

/**
 * Node's own way to close idle connections leaves those alone that were opened ahead and never used,
 * which is how browsers open them, and on which they repeat a request as on a used one.
 */
function trackIdleConnections(server: Server): () => void {
  const idle = new Set<Socket>();
  server.on('connection', (socket) => {
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  });
  server.on('request', ({ socket }, outgoing) => {
    idle.delete(socket);
    outgoing.once('close', () => {
      if (!socket.destroyed) idle.add(socket);
    });
  });
  return () => {
    for (const socket of idle) socket.destroy();
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

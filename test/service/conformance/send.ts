import { request } from 'node:http';
import type { Agent, IncomingHttpHeaders } from 'node:http';

export interface Request {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON, or as it is when it is a text. */
  body?: unknown;
  agent?: Agent;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The body as JSON; `undefined` when it is none. */
  body: unknown;
  /** The fields of the body's `data`; empty when it has none. */
  data: Record<string, unknown>;
}

/**
 * Sends a request whose path reaches the service exactly as it is written, as no `fetch` would.
 * Rejects when the connection breaks.
 */
export function send(origin: string, path: string, options: Request = {}): Promise<Answer> {
  const { method = 'GET', body, agent = false, headers = {} } = options;
  const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const type = payload === undefined ? {} : { 'content-type': 'application/json' };
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, agent, headers: { ...type, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, ...read(text) });
        });
      },
    );
    sent.on('error', reject);
    sent.end(payload);
  });
}

function read(text: string): Pick<Answer, 'text' | 'body' | 'data'> {
  const body = parse(text) as { data?: Record<string, unknown> } | undefined;
  return { text, body, data: body?.data ?? {} };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

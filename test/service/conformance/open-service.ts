import { onTestFinished } from 'vitest';

import type { RunningService, ServiceOptions } from '../start-service.ts';
import { startService } from '../start-service.ts';
import { send } from './send.ts';
import type { Answer, Request } from './send.ts';

/** A service for one test, with one account, and the calls that its owner makes. */
export interface TestService extends RunningService {
  key: string;
  userId: number;
  /** A call of the account API with the key; `path` is what follows `/api`. */
  account(method: string, path: string, body?: unknown): Promise<Answer>;
  /** A call of the short-URL API; `rest` is what follows `/shorturl/`. */
  short(rest: string): Promise<Answer>;
  /** Any request to the public port. */
  visit(path: string, request?: Request): Promise<Answer>;
}

/** Starts a service that ends with the test. Connections are not kept unless asked for. */
export async function openService(options: ServiceOptions): Promise<TestService> {
  const running = await startService({ keepAlive: false, ...options });
  onTestFinished(() => running.close());
  const { key, id } = running.register({ username: 'owner', email: 'owner@mail.example' });
  const visit = (path: string, request: Request = {}) => send(running.origin, path, request);
  const { basePath } = { basePath: '', ...options };
  return {
    ...running,
    key,
    userId: id,
    visit,
    account: (method, path, body) =>
      visit(`${basePath}/api${path}`, {
        method,
        body,
        headers: { authorization: `Bearer ${key}` },
      }),
    short: (rest) => visit(`${basePath}/api/v1/${key}/shorturl/${rest}`),
  };
}

/** Standard base64 of a text, escaped so that it is one segment of a path. */
export function segment(text: string): string {
  return encodeURIComponent(base64(text));
}

/** Standard base64 of a text, as other clients put it into a path. */
export function base64(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64');
}

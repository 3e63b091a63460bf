import { expect } from 'vitest';

import { type StoredConnection, serviceColors } from '@/lib/model/connection';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import { type Call, type OperationName, operations } from '@/lib/operations/operations';
import type { Credentials } from '@/lib/rules/request-headers';
import { createConnections } from '@/lib/services/connections';
import { viewOf } from '@/lib/services/list';
import { placeAmong } from '@/lib/services/place';
import type { ConnectionDependencies } from '@/lib/services/ports';

import { sampleConnection } from '../../fixtures/connection';

export const typed = { address: ' Short.example/api/ ', key: ' 0123456789abcdef ' };

export const absent: ErrorReport = { code: 'not_found', outcome: 'none' };
export const page: ErrorReport = { code: 'web_page', outcome: 'unknown' };
export const signIn: ErrorReport = { code: 'web_page', outcome: 'none' };
export const redirect: ErrorReport = { code: 'wrong_host', outcome: 'none' };
export const wrongKey: ErrorReport = {
  code: 'forbidden',
  said: 'Invalid API key',
  outcome: 'none',
};
export const broken: ErrorReport = { code: 'server_error', outcome: 'unknown' };
export const inMaintenance: ErrorReport = { code: 'maintenance', until: 7, outcome: 'unknown' };
const missing: ErrorReport = { code: 'not_found', said: 'No such link', outcome: 'none' };
export const tooLarge: ErrorReport = { code: 'unexpected_response', outcome: 'unknown' };

type Failing = Partial<Record<OperationName, ErrorReport>>;

export const neither = (report: ErrorReport): Failing => ({
  getAccount: report,
  listActiveShortUrls: report,
  getShortUrl: report,
});

/** A service that answers everything but what fails, and what is stored. */
export function world({
  failing = {},
  leadsTo = null,
  authScheme,
}: { failing?: Failing; leadsTo?: string | null; authScheme?: 'token' } = {}) {
  const none = async () => undefined;
  const used: Credentials[] = [];
  const called: unknown[] = [];
  /** The origins that stay granted after each attempt that failed, besides those of services. */
  const kept: (readonly string[])[] = [];
  let stored: StoredConnection | null = null;
  const answers: Partial<Record<OperationName, unknown>> = {
    getAccount: { username: 'newcomer', email: 'newcomer@short.example' },
    listActiveShortUrls: { shortUrls: [] },
  };
  const call = (async (name, input) => {
    called.push([name, input]);
    const report = failing[name] ?? (name in answers ? undefined : missing);
    if (report) throw new AppError(report);
    return answers[name];
  }) as Call;
  const dependencies: ConnectionDependencies = {
    callWith: (credentials) => {
      used.push(credentials);
      if (credentials.authScheme === authScheme) return call;
      // Nothing goes into a header of the short-URL API.
      return (async (name, input) => {
        if (operations[name].api === 'account') throw new AppError(wrongKey);
        return call(name, input);
      }) satisfies Call;
    },
    findRedirectTarget: async () => leadsTo,
    requireAddress: async () => undefined,
    add: async (made, wishes) => {
      const { key, headers: _headers, ...shown } = made;
      const place = placeAmong({ ...shown, ...wishes }, [], serviceColors);
      stored = { ...shown, ...place, key: { iv: '', data: key } };
      return viewOf(stored);
    },
    clear: async () => {
      stored = null;
    },
    services: { list: async () => [], use: none, remove: async () => [], change: none },
    keepOrigins: async (origins) => kept.push(origins),
    now: () => 42,
  };
  const store = {
    get: async () => stored,
    set: async (connection: StoredConnection) => void (stored = connection),
  };
  const connections = {
    ...createConnections(dependencies),
    /** The one that is stored. */
    get: async () => stored && viewOf(stored),
  };
  return { connections, dependencies, store, used, called, kept, answers, failing };
}

/** The report of what failed. */
export async function failure(work: Promise<unknown>): Promise<ErrorReport> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return (error as AppError).report;
}

export const view = sampleConnection({
  apis: { account: 'available', shortUrl: 'available', accountLinks: 'absent' },
  connectedAt: 42,
});

import { AppError } from '@/lib/model/errors';
import type { Fields, Operation } from '@/lib/operations/operation';
import {
  type Call,
  type OperationName,
  type Output,
  operations,
} from '@/lib/operations/operations';
import { type Credentials, mayBeCredential } from '@/lib/rules/request-headers';
import { checkApiKey } from '@/lib/rules/secrets';

import { mapTexts } from './body';
import { type Budget, maxRequestTime } from './budget';
import { findFailure } from './failure';
import { withSchemes } from './own-addresses';
import { readRateLimit } from './rate-headers';
import { type Redactor, createAnswerRedactor, createRedactor } from './redact';
import { checkInput, endpointUrl, secretsIn } from './request';
import { type HttpRequest, type Transport, createTransport } from './transport';

export interface ClientParts {
  fetch: typeof globalThis.fetch;
  /** Epoch milliseconds. */
  now: () => number;
  /** Null when not connected. */
  credentials: () => Promise<Credentials | null>;
  /** Whether the browser grants the address at this moment. */
  permitted: (address: string) => Promise<boolean>;
  online: () => boolean;
  budgets: Readonly<Record<Operation['api'], Pick<Budget, 'acquire'>>>;
  /** Milliseconds from sending to the end of the answer: 20 s unless set, and not more, as the budget counts on it. */
  timeout?: number;
}

/** @returns rejects with an `AppError` only, which names the operation and holds no secret */
export function createClient(parts: ClientParts): Call {
  const transport = createTransport({ timeout: maxRequestTime, ...parts });
  return async (name, input, after) => {
    try {
      return await run(name, { input, after }, { ...parts, transport });
    } catch (failure) {
      // The text of any other error could hold a URL.
      const defect = { code: 'internal', outcome: 'unknown' } as const;
      const report = failure instanceof AppError ? failure.report : defect;
      throw new AppError({ ...report, operation: name });
    }
  };
}

async function run<N extends OperationName>(
  name: N,
  { input, after }: { input: unknown; after: Promise<unknown> | undefined },
  { transport, ...parts }: ClientParts & { transport: Transport },
): Promise<Output<N>> {
  const operation: Operation = operations[name];
  const fields = checkInput(operation, input);
  const credentials = await allowedCredentials(parts);
  const secrets = secretsOf(credentials);
  refuseSecretsIn(fields, secrets);
  const request = requestOf(operation, fields, credentials);
  if (!parts.online()) throw new AppError({ code: 'offline', outcome: 'none' });

  const settle = await parts.budgets[operation.api].acquire();
  await after;
  const answer = await transport(request);
  const failure = findFailure(operation, answer, {
    now: parts.now(),
    page: request.page,
    redact: createRedactor([...secrets, ...secretsIn(fields)]),
  });
  const notBefore = failure?.code === 'rate_limited' ? failure.until : undefined;
  const settled = settle({ ...readRateLimit(answer, parts.now()), notBefore });
  // The next request waits until that is written down; the answer to a create does not.
  if (failure !== null || operation.effect !== 'create') await settled;

  if (failure !== null) throw new AppError(failure);
  return readOutput(
    name,
    withSchemes(answer.body.value, credentials.address),
    createAnswerRedactor(secrets),
  );
}

/** Without the permission, a plain GET would still reach the service: the link would be made, and the answer be lost. */
async function allowedCredentials({ credentials, permitted }: ClientParts): Promise<Credentials> {
  const known = await credentials();
  if (known === null) throw new AppError({ code: 'not_connected', outcome: 'none' });
  const problem = checkApiKey(known.key);
  if (problem)
    throw new AppError({ code: 'invalid_input', field: 'key', problem, outcome: 'none' });
  if (await permitted(known.address)) return known;
  throw new AppError({ code: 'permission_missing', outcome: 'none' });
}

/** A link would show them to everyone, and none could be recognized in an answer, which is redacted. */
function refuseSecretsIn({ url }: Fields, secrets: readonly string[]): void {
  if (typeof url !== 'string' || !isIn(url, secrets)) return;
  const problem = isIn(url, secrets.slice(0, 1)) ? 'url_has_key' : 'url_has_header';
  throw new AppError({ code: 'invalid_input', field: 'url', problem, outcome: 'none' });
}

const isIn = (text: string, secrets: readonly string[]): boolean =>
  createAnswerRedactor(secrets)(text) !== text;

/** The key first. What the service's own address has in it is no secret: it stands in most answers. */
const secretsOf = ({ address, key, headers = {} }: Credentials): string[] => [
  key,
  ...Object.entries(headers)
    .filter(([name, value]) => mayBeCredential(name, value) && !address.includes(value))
    .map(([, value]) => value),
];

/** @source service-api.md, "Authentication": the account API takes the key as a header, the short-URL API in the path */
function requestOf(operation: Operation, input: Fields, credentials: Credentials): HttpRequest {
  const { url, body } = endpointUrl(operation, input, credentials);
  const { key, authScheme, headers } = credentials;
  const own = {
    Authorization: `${authScheme === 'token' ? 'Token' : 'Bearer'} ${key}`,
    'Content-Type': 'application/json',
  };
  return {
    method: operation.method,
    url,
    page: credentials.address,
    headers: { ...headers, ...(operation.api === 'account' && own) },
    json: body,
  };
}

/** Redacts what is read rather than what came, as escapes and entities of its texts are gone by then. */
function readOutput<N extends OperationName>(name: N, value: unknown, redact: Redactor): Output<N> {
  const parsed = operations[name].output().safeParse(value);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The table says so for each name, which the compiler cannot follow for all of them at once.
  if (parsed.success) return mapTexts(parsed.data, redact) as Output<N>;
  const path = redact(parsed.error.issues[0]?.path.join('.') ?? '');
  throw new AppError({ code: 'unexpected_response', path, outcome: 'unknown' });
}

import { Failure } from '../failure.ts';
import type { ServiceContext } from '../http/environment.ts';

/** The JSON object in a request's body. Throws `invalid` when there is none. */
export async function readBody(
  { req }: ServiceContext,
  insistsOnContentType: boolean,
): Promise<Record<string, unknown>> {
  const type = req.header('content-type') ?? '';
  if (insistsOnContentType && !/^application\/json\b/i.test(type)) {
    throw new Failure('invalid', 'The request must carry Content-Type: application/json.');
  }
  const body = parse(await req.text());
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Failure('invalid', 'The request body must be a JSON object.');
  }
  return body as Record<string, unknown>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import type { ServiceContext } from '../http/environment.ts';
import { changeValues, withBody } from './alter-answer.ts';

/** What answers call a short URL, and a long one. */
export const shortUrlNames: ReadonlySet<string> = new Set(['short_url', 'shorturl', 'short']);
export const longUrlNames: ReadonlySet<string> = new Set(['original_url', 'longurl']);

/** Ids as services write them that do not count, or that count beyond what a double holds exactly. */
export async function spellIds(response: Response, as: 'letters' | 'huge'): Promise<Response> {
  const names = new Set(['id', 'url_id']);
  const spelled = await changeValues(response, (name, value) =>
    names.has(name) && Number(value) > 0 ? oddId(Number(value), as) : value,
  );
  if (as === 'letters') return spelled;
  const body = await spelled.text();
  return withBody(spelled, body.replaceAll(/"(18446744073\d{9})"/g, '$1'));
}

function oddId(id: number, as: 'letters' | 'huge'): string {
  return as === 'letters' ? `L-${id}` : String(18_446_744_073_000_000_000n + BigInt(id));
}

/** Addresses of the service's own without their scheme, and without the slashes unless they are kept. */
export function withoutSchemes(response: Response, keepsSlashes: boolean): Promise<Response> {
  const names = new Set([...shortUrlNames, 'link', 'rotator', 'list', 'preview']);
  return changeValues(response, (name, value) =>
    names.has(name) && typeof value === 'string'
      ? value.replace(/^https?:(\/\/)/, keepsSlashes ? '$1' : '')
      : value,
  );
}

/** One more row in every list, which nobody can read: its short part has a blank, and no value has its type. */
export function withOddRows(response: Response): Promise<Response> {
  const lists = /^(?:urls|domains|cta|overlay|campaigns|channels|items|splash|pixels|qrs)$/;
  return changeValues(response, (name, value) =>
    lists.test(name) && Array.isArray(value) ? [oddRow(value[0]), ...(value as unknown[])] : value,
  );
}

function oddRow(like: unknown): Record<string, unknown> {
  const fields = Object.entries(like ?? { id: 1, short_url: 'https://short.example/a' });
  return Object.fromEntries(
    fields.map(([name, value]) => [
      name,
      shortUrlNames.has(name) ? `${String(value)} b` : { value },
    ]),
  );
}

/** A refusal whose message is written in Latin-1, whatever the answer declares. */
export function refuseInLatin1(message: string, charset: string | undefined): Response {
  const body = JSON.stringify({ error: 1, code: 400, message });
  const type = charset === undefined ? 'application/json' : `application/json; charset=${charset}`;
  return new Response(Buffer.from(body, 'latin1'), {
    status: 400,
    headers: { 'content-type': type },
  });
}

/** A refusal that repeats the request: whole, or cut off after so many characters, as it came or with its escapes taken away. */
export function repeatRequest(
  { req, env }: ServiceContext,
  { length, decoded = false }: { length?: number; decoded?: boolean },
): Response {
  const target = env.incoming.url ?? '';
  const line = `${req.method} ${(decoded ? decodeURIComponent(target) : target).slice(0, length)}`;
  const message = `No route was found for "${line}"`;
  return Response.json({ error: 1, code: 400, message }, { status: 400 });
}

/** Texts for people that tell the key of whoever asks: as it is, in part, or with a line break in its middle. */
export function tellKey(
  response: Response,
  { req, env }: ServiceContext,
  as: 'whole' | 'part' | 'wrapped',
): Promise<Response> {
  const inPath = /\/api\/v1\/([^/]+)/.exec(env.incoming.url ?? '')?.[1];
  const key = inPath ?? (req.header('authorization') ?? '').replace(/^\w+ /, '');
  const spellings = {
    whole: key,
    part: key.slice(3, 19),
    wrapped: `${key.slice(0, 9)}\n${key.slice(9)}`,
  };
  const names = new Set(['message', 'username', 'name', 'title', 'description']);
  return changeValues(response, (name, value) =>
    names.has(name) && typeof value === 'string' ? `${value} ${spellings[as]}` : value,
  );
}

import { setTimeout } from 'node:timers/promises';

import { listen } from '../../../service/http/listen.ts';
import type { Answered, LinkService } from '../contestant.ts';
import type { Description } from './description.ts';

type Answers = NonNullable<Description['answers']>;

/** A service that says what it was told to, whatever it is asked. */
export interface StandIn extends LinkService, AsyncDisposable {
  readonly origin: string;
  /** What it says from now on. */
  readonly learn: (answers: Answers) => void;
}

/** Milliseconds: about what the local service takes to make a link. */
const held = 5;

const openly = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Starts a stand-in for the service of somebody else's extension. */
export async function openStandIn(): Promise<StandIn> {
  const known = new Map<string, Answers[number]>();
  let created: Answered[] = [];
  let count = 0;
  const answer = async ({ method, url }: Request): Promise<Response> => {
    if (method === 'OPTIONS') return new Response(null, { headers: openly });
    const time = Date.now();
    const arrived = performance.now();
    count += 1;
    await setTimeout(held);
    const said = known.get(new URL(url).pathname);
    if (said?.creates === true) created.push({ time, heldMs: performance.now() - arrived });
    return Response.json(said?.json ?? {}, {
      status: said === undefined ? 404 : 200,
      headers: openly,
    });
  };
  const listening = await listen(answer, { port: 0, host: '127.0.0.1' });
  return {
    origin: listening.origin,
    learn: (answers) => {
      for (const one of answers) known.set(one.path, one);
    },
    forget: () => {
      created = [];
      count = 0;
    },
    creations: () => created,
    count: () => count,
    [Symbol.asyncDispose]: async () => await listening.close(),
  };
}

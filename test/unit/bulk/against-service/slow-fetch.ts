import type { NetworkClock } from './network-clock';

/** The true network, as slow as it is told to be on the world's clock, which its answers are dated by. */
export const slowFetch =
  (clock: NetworkClock, latency: () => number): typeof fetch =>
  async (input, init) => {
    await clock.wait(latency());
    const { body, status, headers } = await clock.hold(wholeAnswer(input, init));
    if (headers.has('date')) headers.set('date', new Date(clock.now()).toUTCString());
    await clock.wait(latency());
    return new Response(body, { status, headers });
  };

async function wholeAnswer(...request: Parameters<typeof fetch>) {
  const answer = await fetch(...request);
  const { status } = answer;
  return { body: (await answer.text()) || null, status, headers: new Headers(answer.headers) };
}

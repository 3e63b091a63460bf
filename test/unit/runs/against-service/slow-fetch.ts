import type { FakeClock } from '../../links/fake-clock';

/** What a proxy in front of the service does with a request that it does not wait for. */
export interface GivenUp {
  /** The status of its page; undefined where it ends the connection. */
  status: 502 | 504 | undefined;
  /** Milliseconds until the service acts. */
  actsAfter: number;
}

/** The true network, as slow as it is told to be on the world's clock, which its answers are dated by. */
export const slowFetch =
  (
    clock: FakeClock,
    latency: () => number,
    proxy: (url: string) => GivenUp | null = () => null,
  ): typeof fetch =>
  async (input, init) => {
    await clock.wait(latency());
    const { status: page, actsAfter } =
      proxy(input instanceof Request ? input.url : String(input)) ?? {};
    if (actsAfter !== undefined) {
      // Whoever sent it may take it back, and the service is not told.
      const sent = new Request(input, { ...init, signal: null });
      // Its answer, or that there is none, reaches only the proxy.
      void clock
        .wait(actsAfter)
        .then(async () => clock.hold(wholeAnswer(sent)))
        .catch(() => undefined);
      await clock.wait(latency());
      if (page === undefined) throw new TypeError('The connection ended.');
      return new Response('<h1>Bad gateway</h1>', { status: page });
    }
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

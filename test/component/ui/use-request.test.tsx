import { render } from 'preact';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { useRequest } from '@/components/ui/use-request';
import { WaitLine } from '@/components/ui/wait-line';
import { AppError, type ErrorReport } from '@/lib/model/errors';

import { draw } from '../options/draw';

interface Sent {
  input: string;
  answer: (value: string) => void;
  refuse: (report: ErrorReport) => void;
}

/** All that was sent, in its order; each is answered by the test. */
let sent: Sent[] = [];

async function send(input: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  sent.push({ input, answer: resolve, refuse: (report) => reject(new AppError(report)) });
  return promise;
}

type Request = ReturnType<typeof useRequest<[string], string>>;

/** A component with one request, which shows how that stands. */
function drawRequest() {
  const seen: { request: Request | null; signal: AbortSignal | null } = {
    request: null,
    signal: null,
  };
  function Part() {
    const request = useRequest(async ({ whenAllowed, signal }, input: string) => {
      seen.signal = signal;
      return whenAllowed(async () => send(input));
    });
    seen.request = request;
    const { state } = request;
    return (
      <>
        {state.state}
        {state.state === 'done' ? ` ${state.value}` : ''}
        {state.state === 'failed' ? ` ${state.error.code} ${state.isUnknown}` : ''}
      </>
    );
  }
  const home = draw(<Part />);
  const now = (): Request => {
    if (seen.request === null) throw new Error('nothing was drawn');
    return seen.request;
  };
  return { home, now, seen };
}

const drawn = async () => new Promise(requestAnimationFrame);

const limited = (): ErrorReport => ({ code: 'rate_limited', until: Date.now() + 60_000 });

beforeEach(() => {
  sent = [];
});

test('it tells how it stands from the press to the answer', async () => {
  const { home, now } = drawRequest();
  expect(home.textContent).toBe('idle');
  const answer = now().run('a');
  await expect.poll(() => home.textContent).toBe('pending');
  sent[0]?.answer('one');
  await expect.poll(() => home.textContent).toBe('done one');
  expect(await answer).toBe('one');
});

test('a second press while one is under way sends nothing', async () => {
  const { home, now } = drawRequest();
  const first = now().run('a');
  expect(await now().run('b')).toBeNull();
  await expect.poll(() => home.textContent).toBe('pending');
  now().retry();
  sent[0]?.answer('one');
  expect(await first).toBe('one');
  expect(sent.map(({ input }) => input)).toEqual(['a']);
  await expect.poll(() => home.textContent).toBe('done one');
});

test('a newer run of what only reads takes the place of the one before, whose answer is not shown', async () => {
  const { home, now, seen } = drawRequest();
  void now().restart('a');
  const { signal } = seen;
  void now().restart('b');
  expect(signal?.aborted).toBe(true);
  sent[1]?.answer('new');
  await expect.poll(() => home.textContent).toBe('done new');
  sent[0]?.answer('old');
  await drawn();
  expect(home.textContent).toBe('done new');
});

test.each([
  [{ code: 'server_error' }, 'failed server_error false'],
  [{ code: 'timeout', outcome: 'unknown' }, 'failed timeout true'],
  [{ code: 'outcome_unknown' }, 'failed outcome_unknown true'],
] satisfies [ErrorReport, string][])(
  'a failure %j is shown as %s and can be tried again',
  async (report, text) => {
    const { home, now } = drawRequest();
    const answer = now().run('a');
    sent[0]?.refuse(report);
    await expect.poll(() => home.textContent).toBe(text);
    expect(await answer).toBeNull();
    now().retry();
    await expect.poll(() => home.textContent).toBe('pending');
    expect(sent.map(({ input }) => input)).toEqual(['a', 'a']);
  },
);

test('it goes on by itself when the rate limit allows', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    const { home, now } = drawRequest();
    const answer = now().run('a');
    sent[0]?.refuse(limited());
    await vi.advanceTimersByTimeAsync(1000);
    expect(now().waitUntil).toBe(Date.now() + 59_000);
    expect([home.textContent, sent.length]).toEqual(['waiting', 1]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([home.textContent, sent.length]).toEqual(['pending', 2]);
    sent[1]?.answer('one');
    expect(await answer).toBe('one');
  } finally {
    vi.useRealTimers();
  }
});

test('a wait that is shown is not longer where the clock is set back', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const home = draw(<WaitLine until={Date.now() + 60_000} />);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(() => home.textContent).toContain('Continuing in 50 s.');
});

test('a change that was sent after a cancelled wait is not called back, and no other is begun', async () => {
  const { home, now } = drawRequest();
  const first = now().run('a');
  sent[0]?.refuse(limited());
  await expect.poll(() => home.textContent).toBe('waiting');
  now().cancel();
  await expect.poll(() => home.textContent).toBe('idle');
  expect(await first).toBeNull();
  void now().run('b');
  await expect.poll(() => [sent.length, home.textContent]).toEqual([2, 'pending']);
  now().cancel();
  void now().run('c');
  await drawn();
  expect([sent.length, home.textContent]).toEqual([2, 'pending']);
});

test('what only reads can be left while it is on its way', async () => {
  const { home, now } = drawRequest();
  void now().run('a');
  await expect.poll(() => home.textContent).toBe('pending');
  now().abandon();
  await expect.poll(() => home.textContent).toBe('idle');
  sent[0]?.answer('late');
  await drawn();
  expect(home.textContent).toBe('idle');
});

test('an answer that comes when the component is gone is handed to who asked, and nothing more is asked', async () => {
  const { home, now, seen } = drawRequest();
  const answer = now().run('a');
  render(null, home);
  expect(seen.signal?.aborted).toBe(true);
  sent[0]?.answer('one');
  expect(await answer).toBe('one');
  expect(await now().run('b')).toBeNull();
  expect(sent).toHaveLength(1);
});

test('a wait ends with its component', async () => {
  const { home, now } = drawRequest();
  const answer = now().run('a');
  sent[0]?.refuse(limited());
  await expect.poll(() => home.textContent).toBe('waiting');
  render(null, home);
  expect(await answer).toBeNull();
  expect(sent).toHaveLength(1);
});

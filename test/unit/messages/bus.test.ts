import { beforeEach, expect, test, vi } from 'vitest';

type Listener = (message: unknown, sender: object, respond: (answer: unknown) => void) => unknown;

const runtime = vi.hoisted(() => ({
  listeners: [] as Listener[],
  sent: [] as unknown[],
  answer: undefined as unknown,
}));
vi.mock('wxt/browser', () => ({
  browser: {
    runtime: {
      onMessage: { addListener: (listener: Listener) => runtime.listeners.push(listener) },
      sendMessage: async (message: unknown) => {
        runtime.sent.push(message);
        return runtime.answer;
      },
    },
  },
}));

async function openBus() {
  vi.resetModules();
  return import('@/lib/messages/bus');
}

/** What the background does with a message: whether it answers later, and with what. */
const hear = async (message: unknown): Promise<unknown> =>
  new Promise((resolve) => {
    const later = runtime.listeners.map((listener) => listener(message, { id: 'ours' }, resolve));
    if (!later.includes(true)) resolve('nobody answers');
  });

beforeEach(() => Object.assign(runtime, { listeners: [], sent: [], answer: undefined }));

test('a message has name, data and time, and its answer is handed on', async () => {
  const bus = await openBus();
  runtime.answer = { res: { ok: true, value: 1 } };
  expect(await bus.sendMessage('popup.open', { text: 'x' })).toEqual({ ok: true, value: 1 });
  const timestamp: unknown = expect.any(Number);
  expect(runtime.sent).toEqual([{ type: 'popup.open', data: { text: 'x' }, timestamp }]);
});

test.each([undefined, null, 'text', {}])('no answer is a failure: %j', async (answer) => {
  const bus = await openBus();
  runtime.answer = answer;
  await expect(bus.sendMessage('popup.open', null)).rejects.toThrow('No answer');
});

test('each message is answered by its own listener, with its sender', async () => {
  const bus = await openBus();
  for (const name of ['one', 'two']) bus.onMessage(name, async (heard) => [name, heard]);
  expect(runtime.listeners).toHaveLength(1);
  expect(await hear({ type: 'two', data: 2, timestamp: 0 })).toEqual({
    res: ['two', { data: 2, sender: { id: 'ours' } }],
  });
});

test('no message says that another sent it', async () => {
  const bus = await openBus();
  bus.onMessage('one', async ({ sender }) => sender);
  const forged = { id: 'theirs', url: 'chrome-extension://ours/options.html', tab: { id: 1 } };
  expect(await hear({ type: 'one', timestamp: 0, ...forged })).toEqual({ res: { id: 'ours' } });
});

test('a message may say which service it is meant for', async () => {
  const bus = await openBus();
  runtime.answer = { res: 1 };
  await bus.sendMessage('one', 1, { service: 'https://short.example' });
  bus.onMessage('one', async ({ sender }) => sender);
  expect(await hear(runtime.sent[0])).toEqual({
    res: { id: 'ours', service: 'https://short.example' },
  });
});

test('a message says nothing else of its sender', async () => {
  const bus = await openBus();
  bus.onMessage('one', async ({ sender }) => sender);
  const claims = { id: 'another', url: 'https://evil.example/', tab: { incognito: false } };
  expect(await hear({ type: 'one', timestamp: 0, ...claims, private: true })).toEqual({
    res: { id: 'ours', private: true },
  });
});

test.each([
  undefined,
  null,
  'one',
  {},
  { type: 'one' },
  { type: 1, timestamp: 0 },
  { type: 'one', timestamp: 0, service: 1 },
  { type: 'one', timestamp: 0, private: 'yes' },
  { type: 'another', timestamp: 0 },
  { type: 'toString', timestamp: 0 },
])('what is none of its messages is left to others: %j', async (message) => {
  const bus = await openBus();
  bus.onMessage('one', async () => 'answered');
  expect(await hear(message)).toBe('nobody answers');
});

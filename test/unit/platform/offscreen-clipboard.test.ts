import { beforeEach, expect, test, vi } from 'vitest';

import { serveClipboard } from '@/lib/platform/background-clipboard';

const { port, heard } = vi.hoisted(() => {
  const listeners: ((content: unknown) => void)[] = [];
  return {
    heard: listeners,
    port: {
      onMessage: {
        addListener: (listener: (content: unknown) => void) => listeners.push(listener),
      },
      onDisconnect: { addListener: vi.fn() },
      postMessage: vi.fn(),
    },
  };
});

vi.mock('wxt/browser', () => ({ browser: { runtime: { connect: () => port } } }));

const content = { text: 'https://short.example/aB3', html: null };

/** What the document had done when it asked the browser, and the browser's answer, which is kept back. */
let askedAfter: string[];
let answer: PromiseWithResolvers<unknown>;

beforeEach(() => {
  vi.clearAllMocks();
  heard.length = 0;
  askedAfter = [];
  answer = Promise.withResolvers();
  const done: string[] = [];
  let copy: ((event: unknown) => void) | null = null;
  vi.stubGlobal('document', {
    addEventListener: (_name: string, listener: (event: unknown) => void) => (copy = listener),
    removeEventListener: vi.fn(),
    execCommand: () => {
      const setData = (_type: string, text: string) => done.push(text);
      copy?.({ preventDefault: vi.fn(), clipboardData: { setData } });
      return true;
    },
  });
  const query = async (): Promise<unknown> => {
    askedAfter = [...done];
    return answer.promise;
  };
  vi.stubGlobal('navigator', { permissions: { query } });
  serveClipboard();
});

const hand = (value: unknown): void => heard.forEach((listener) => listener(value));

test('nothing is called copied before the browser has taken it, as the document is closed upon the answer', async () => {
  hand(content);
  await vi.waitFor(() => expect(askedAfter).toEqual([content.text]));
  expect(port.postMessage).not.toHaveBeenCalled();
  answer.resolve({ state: 'prompt' });
  await vi.waitFor(() => expect(port.postMessage).toHaveBeenCalledExactlyOnceWith(true));
});

test('a browser that does not answer the question about permissions has taken the text before it refused', async () => {
  hand(content);
  answer.reject(new TypeError('No such permission.'));
  await vi.waitFor(() => expect(port.postMessage).toHaveBeenCalledExactlyOnceWith(true));
});

test('what is no content is not copied, and said so at once', async () => {
  hand({ text: 7 });
  await vi.waitFor(() => expect(port.postMessage).toHaveBeenCalledExactlyOnceWith(false));
  expect(askedAfter).toEqual([]);
});

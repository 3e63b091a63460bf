import { beforeEach, describe, expect, test, vi } from 'vitest';

import { createBackgroundClipboard } from '@/lib/platform/background-clipboard';

const id = 'curtail';
const documentUrl = `chrome-extension://${id}/offscreen.html`;

/** The browser's side: at most one document at a time, which connects once it has loaded. */
const { browser, offscreen, listeners } = vi.hoisted(() => {
  const heard: ((port: unknown) => void)[] = [];
  const documents = { open: 0, most: 0, refused: false, answers: true as unknown, silent: false };
  return {
    listeners: heard,
    offscreen: documents,
    browser: {
      runtime: {
        id: 'curtail',
        getURL: (path: string) => `chrome-extension://curtail${path}`,
        onConnect: { addListener: (listener: (port: unknown) => void) => heard.push(listener) },
      },
      offscreen: { createDocument: vi.fn(), closeDocument: vi.fn() },
    },
  };
});

vi.mock('wxt/browser', () => ({ browser }));

const written: unknown[] = [];

/** A document's end of the connection. */
function port(differences: { name?: string; url?: string } = {}) {
  const messages: ((answer: unknown) => void)[] = [];
  const ends: (() => void)[] = [];
  return {
    name: differences.name ?? 'clipboard',
    sender: { id, url: differences.url ?? documentUrl },
    onMessage: { addListener: (listener: (answer: unknown) => void) => messages.push(listener) },
    onDisconnect: { addListener: (listener: () => void) => ends.push(listener) },
    disconnect: vi.fn(),
    end: () => ends.forEach((listener) => listener()),
    postMessage: (content: unknown) => {
      written.push(content);
      if (!offscreen.silent) messages.forEach((listener) => listener(offscreen.answers));
    },
  };
}

const connect = (each: unknown) => listeners.forEach((listener) => listener(each));

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
  listeners.length = 0;
  written.length = 0;
  Object.assign(offscreen, { open: 0, most: 0, refused: false, answers: true, silent: false });
  browser.offscreen.createDocument.mockImplementation(async () => {
    if (offscreen.refused || offscreen.open > 0) throw new Error('refused');
    offscreen.open += 1;
    offscreen.most = Math.max(offscreen.most, offscreen.open);
    connect(port());
  });
  browser.offscreen.closeDocument.mockImplementation(async () => {
    if (offscreen.open === 0) throw new Error('no document');
    offscreen.open -= 1;
  });
});

const content = { text: 'https://short.example/aB3', html: null };

describe('in a worker', () => {
  test('writes through a document, which is closed afterwards', async () => {
    const turn = createBackgroundClipboard()();
    expect(await turn.write(content)).toBe(true);
    expect(offscreen.open).toBe(1);
    turn.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(written).toEqual([content]);
    expect(offscreen.open).toBe(0);
  });

  test('several at a time share a document, which is closed after the last', async () => {
    const openClipboard = createBackgroundClipboard();
    const [waiting, quick] = [openClipboard(), openClipboard()];
    expect(await quick.write({ ...content, text: 'quick' })).toBe(true);
    quick.close();
    quick.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(offscreen.open).toBe(1);
    expect(await waiting.write({ ...content, text: 'waiting' })).toBe(true);
    waiting.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(offscreen).toMatchObject({ open: 0, most: 1 });
    expect(browser.offscreen.createDocument).toHaveBeenCalledOnce();
    expect(written).toEqual([
      { ...content, text: 'quick' },
      { ...content, text: 'waiting' },
    ]);
  });

  test('one writing after the other', async () => {
    offscreen.silent = true;
    const openClipboard = createBackgroundClipboard();
    const turns = [openClipboard(), openClipboard()];
    const writing = turns.map(async ({ write }, i) => write({ ...content, text: String(i) }));
    await vi.advanceTimersByTimeAsync(100);
    expect(written).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await Promise.all(writing)).toEqual([false, false]);
    expect(written).toHaveLength(2);
  });

  test('opened again while it is being closed, it is a new document', async () => {
    const openClipboard = createBackgroundClipboard();
    openClipboard().close();
    expect(await openClipboard().write(content)).toBe(true);
    expect(offscreen).toMatchObject({ open: 1, most: 1 });
  });

  test('closes a document that an ended worker left open', async () => {
    offscreen.open = 1;
    expect(await createBackgroundClipboard()().write(content)).toBe(true);
  });

  test('writes to the document that it opened, not to one of an ended worker that connects as it goes', async () => {
    offscreen.open = 1;
    const old = port();
    const postMessage = vi.spyOn(old, 'postMessage').mockImplementation(() => {
      throw new Error('Attempting to use a disconnected port object');
    });
    browser.offscreen.createDocument.mockImplementationOnce(async () => {
      connect(old);
      throw new Error('Only a single offscreen document may be created.');
    });
    expect(await createBackgroundClipboard()().write(content)).toBe(true);
    expect(postMessage).not.toHaveBeenCalled();
    expect(written).toEqual([content]);
  });

  test('is not written by a document whose page is gone already', async () => {
    const gone = {
      ...port(),
      get onMessage(): never {
        throw new Error('Extension context invalidated.');
      },
    };
    browser.offscreen.createDocument.mockImplementation(async () => connect(gone));
    expect(await createBackgroundClipboard()().write(content)).toBe(false);
  });

  test.each<[name: string, prepare: () => void]>([
    ['the document is refused', () => (offscreen.refused = true)],
    ['the document cannot write', () => (offscreen.answers = false)],
    ['the document answers something else', () => (offscreen.answers = { written: true })],
    ['the document never answers', () => (offscreen.silent = true)],
    [
      'the document never connects',
      () => browser.offscreen.createDocument.mockResolvedValue(undefined),
    ],
  ])('is not written when %s, and the next turn comes', async (_name, prepare) => {
    prepare();
    const open = createBackgroundClipboard();
    const turn = open();
    const writing = turn.write(content);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await writing).toBe(false);
    turn.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.offscreen.closeDocument).toHaveBeenCalled();
    open();
    const before = browser.offscreen.createDocument.mock.calls.length;
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.offscreen.createDocument.mock.calls.length).toBeGreaterThan(before);
  });

  test.each([
    { name: 'another' },
    { url: `chrome-extension://${id}/popup.html` },
    { url: 'https://news.example/offscreen.html' },
  ])('takes no connection of %o', async (differences) => {
    browser.offscreen.createDocument.mockResolvedValue(undefined);
    const turn = createBackgroundClipboard()();
    await vi.advanceTimersByTimeAsync(0);
    const stranger = port(differences);
    connect(stranger);
    const writing = turn.write(content);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await writing).toBe(false);
    expect(stranger.disconnect).toHaveBeenCalledOnce();
    expect(written).toEqual([]);
  });
});

describe('in a page', () => {
  test('writes by itself, without a document', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const turn = createBackgroundClipboard()();
    expect(await turn.write(content)).toBe(true);
    turn.close();
    expect(writeText).toHaveBeenCalledWith(content.text);
    expect(browser.offscreen.createDocument).not.toHaveBeenCalled();
  });

  test('rich text comes with the plain one', async () => {
    const write = vi.fn(async (_items: unknown[]) => undefined);
    vi.stubGlobal('navigator', { clipboard: { write } });
    const items = vi.fn(function item(this: { types: string[] }, parts: Record<string, Blob>) {
      this.types = Object.keys(parts);
    });
    vi.stubGlobal('ClipboardItem', items);
    expect(await createBackgroundClipboard()().write({ text: 'a', html: '<b>a</b>' })).toBe(true);
    expect(write.mock.calls[0]?.[0]).toEqual([{ types: ['text/plain', 'text/html'] }]);
  });

  test('a clipboard that refuses is not written', async () => {
    const writeText = vi.fn(async () => Promise.reject(new Error('not focused')));
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await createBackgroundClipboard()().write(content)).toBe(false);
  });
});

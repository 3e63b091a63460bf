import { timedOut, withDeadline } from '@/lib/async/deadline';
import { createQueue } from '@/lib/async/queue';

import { browser } from './browser';
import { type Content, copyByCommand, handedOver, isContent } from './clipboard';
import { writeContent } from './clipboard-call';

/** A clipboard that is being made ready, or is. */
interface Turn {
  write: (content: Content) => Promise<boolean>;
  close: () => void;
}

/** Milliseconds: a document takes a fiftieth of a second to open, and a slow machine some more. */
const openTimeout = 5000;

/** The connection between the background and the document that writes to the clipboard for it. */
const clipboardPort = 'clipboard';

type Port = Parameters<Parameters<typeof browser.runtime.onConnect.addListener>[0]>[0];

/** Firefox's background is a page, which writes by itself; Chromium's is a worker, which needs a document to do it. */
const writesItself = (): boolean => (globalThis.navigator.clipboard as unknown) !== undefined;

/**
 * Makes the clipboard of the background. Must be created on the first tick, as it listens.
 * @returns `openClipboard`, to be called as early as possible, since a document takes its time; whoever opens it while it is open shares it
 */
export function createBackgroundClipboard(): () => Turn {
  if (writesItself()) return () => ({ write: writeDirectly, close: () => undefined });
  const shared = shareDocument(listenForDocument());
  const enqueue = createQueue();
  return () => {
    const port = shared.take();
    let isOpen = true;
    return {
      write: async (content) => enqueue(async () => writeThrough(await port, content)),
      close: () => {
        if (isOpen) shared.giveBack();
        isOpen = false;
      },
    };
  };
}

/** One document for all who want one at a time; it is closed when the last of them has given it back. */
function shareDocument(connected: () => Promise<Port>) {
  let takers = 0;
  let port: Promise<Port | null> = Promise.resolve(null);
  const enqueue = createQueue();
  return {
    take: (): Promise<Port | null> => {
      if (takers === 0) port = enqueue(async () => openDocument(connected)).catch(() => null);
      takers += 1;
      return port;
    },
    giveBack: (): void => {
      takers -= 1;
      if (takers === 0) void enqueue(closeDocument);
    },
  };
}

async function writeDirectly(content: Content): Promise<boolean> {
  try {
    await writeContent(content);
    return true;
  } catch {
    return false;
  }
}

/** Hands over the port of the document that is opened next. */
function listenForDocument(): () => Promise<Port> {
  let arrived = Promise.withResolvers<Port>();
  browser.runtime.onConnect.addListener((port) => {
    if (port.name === clipboardPort && isOurDocument(port)) arrived.resolve(port);
    else port.disconnect();
  });
  return async () => {
    arrived = Promise.withResolvers<Port>();
    return arrived.promise;
  };
}

const isOurDocument = ({ sender }: Port): boolean =>
  sender?.id === browser.runtime.id && sender.url === documentUrl();

const documentUrl = (): string => browser.runtime.getURL('/offscreen.html');

async function openDocument(connected: () => Promise<Port>): Promise<Port> {
  const open = async (): Promise<Port> => {
    const port = connected();
    await createDocument();
    return port;
  };
  const opened = open().catch(async () => {
    // A worker that was ended may have left one open, which may have connected, too; there can be only one.
    await closeDocument();
    return open();
  });
  return withTimeout(opened);
}

const createDocument = async (): Promise<void> =>
  browser.offscreen?.createDocument({
    url: documentUrl(),
    reasons: ['CLIPBOARD'],
    justification: 'Puts short links on the clipboard when no page of Curtail is open.',
  });

async function closeDocument(): Promise<void> {
  await browser.offscreen?.closeDocument().catch(() => undefined);
}

async function writeThrough(port: Port | null, content: Content): Promise<boolean> {
  if (port === null) return false;
  const answered = Promise.withResolvers<boolean>();
  try {
    port.onMessage.addListener((written: unknown) => answered.resolve(written === true));
    port.onDisconnect.addListener(() => answered.resolve(false));
    port.postMessage(content);
    return await withTimeout(answered.promise);
  } catch {
    return false;
  }
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  const answer = await withDeadline(async () => work, openTimeout);
  if (answer === timedOut) throw new Error('The clipboard did not answer.');
  return answer;
}

/** The document's end: writes to the clipboard what the background hands over, and goes when the background does. */
export function serveClipboard(): void {
  const port = browser.runtime.connect({ name: clipboardPort });
  port.onMessage.addListener((content: unknown) => void write(port, content));
  port.onDisconnect.addListener(() => close());
}

async function write(port: Pick<Port, 'postMessage'>, content: unknown): Promise<void> {
  const copied = isContent(content) && copyByCommand(content);
  if (copied) await handedOver();
  try {
    port.postMessage(copied);
  } catch {
    // The background has gone meanwhile.
  }
}

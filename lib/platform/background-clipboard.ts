import { timedOut, withDeadline } from '@/lib/async/deadline';
import { createQueue } from '@/lib/async/queue';

import { browser } from './browser';
import { type Content, copyByCommand, handedOver, isContent } from './clipboard';
import { writeContent } from './clipboard-call';

interface Turn {
  write: (content: Content) => Promise<boolean>;
  close: () => void;
}

/** In milliseconds: a document opens within 20, on a slow machine later. */
const openTimeout = 5000;

const clipboardPort = 'clipboard';

type Port = Parameters<Parameters<typeof browser.runtime.onConnect.addListener>[0]>[0];

/** Firefox's background is a page, which writes by itself; Chromium's is a worker, which needs a document. */
const writesItself = (): boolean => (globalThis.navigator.clipboard as unknown) !== undefined;

/** Created on the first tick, as it listens. @returns opens the clipboard early, as a document takes time; callers share one */
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

/** Closed when its last caller has given it back. */
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

const writeDirectly = async (content: Content): Promise<boolean> =>
  writeContent(content).then(
    () => true,
    () => false,
  );

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
  // An ended worker may have left a connected one; there can be only one.
  return withTimeout(open().catch(async () => closeDocument().then(open)));
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

/** In the document: writes what the background sends, and ends with it. */
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
    // The background has ended meanwhile.
  }
}

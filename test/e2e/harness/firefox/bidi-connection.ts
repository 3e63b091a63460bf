import { patience } from '../poll.ts';

/** How long a command may take, in milliseconds: longer than whatever waits in a page, which can say better what it waited for. */
const longest = 2 * patience;

/** A connection that speaks WebDriver BiDi: commands with answers, and events. */
export interface BidiConnection {
  /** @throws {Error} with the browser's reason when it refuses the command; naming the command, when it does not answer or is gone */
  send<Result = unknown>(method: string, params?: object): Promise<Result>;
  /** Calls back at each event of this name, such as `network.beforeRequestSent`, once subscribed to. */
  on(event: string, callBack: (params: unknown) => void): void;
}

interface Message {
  type: 'success' | 'error' | 'event';
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: unknown;
}

interface Pending {
  /** Names the command in an error. */
  what: string;
  resolve: (result: unknown) => void;
  reject: (reason: Error) => void;
  timer: NodeJS.Timeout;
}

/** Opens a session with the browser that listens at this address, such as `ws://127.0.0.1:9222`. */
export async function connectBidi(address: string): Promise<BidiConnection> {
  const socket = new WebSocket(`${address}/session`);
  const opened = Promise.withResolvers<void>();
  socket.addEventListener('open', () => opened.resolve());
  socket.addEventListener('error', () => opened.reject(new Error('Firefox does not answer.')));
  await opened.promise;
  const connection = bidiOver(socket);
  await connection.send('session.new', { capabilities: {} });
  return connection;
}

function bidiOver(socket: WebSocket): BidiConnection {
  const waiting = new Map<number, Pending>();
  const events = new EventTarget();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event')
      events.dispatchEvent(new CustomEvent(String(message.method), { detail: message.params }));
    else settle(waiting, message);
  });
  socket.addEventListener('close', () => {
    for (const { what, reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new Error(`Firefox closed the connection before it answered ${what}`));
    }
  });
  return {
    send: <Result>(method: string, params = {}) => {
      lastId += 1;
      const what = nameOf(method, params);
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const timer = setTimeout(() => {
        reject(new Error(`Firefox has not answered ${what}`));
      }, longest);
      waiting.set(lastId, { what, resolve, reject, timer });
      socket.send(JSON.stringify({ id: lastId, method, params }));
      return promise as Promise<Result>;
    },
    on: (event, callBack) => {
      events.addEventListener(event, (fired) => callBack((fired as CustomEvent<unknown>).detail));
    },
  };
}

/** Of what is evaluated, just the beginning: what is handed to it comes last, and may be a key. */
const nameOf = (method: string, { expression = '' }: { expression?: string }): string =>
  `${method} ${expression.slice(0, 60).replaceAll(/\s+/g, ' ')}`;

function settle(waiting: Map<number, Pending>, message: Message): void {
  const pending = message.id === undefined ? undefined : waiting.get(message.id);
  if (pending === undefined) return;
  waiting.delete(Number(message.id));
  clearTimeout(pending.timer);
  if (message.type === 'success') pending.resolve(message.result);
  else pending.reject(new Error(`${String(message.error)}: ${String(message.message)}`));
}

/** A connection that speaks WebDriver BiDi: commands with answers, and events. */
export interface BidiConnection {
  /** @throws {Error} with the browser's reason when it refuses the command, or is gone */
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
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const events = new EventTarget();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event')
      events.dispatchEvent(new CustomEvent(String(message.method), { detail: message.params }));
    else settle(waiting, message);
  });
  socket.addEventListener('close', () => {
    for (const pending of waiting.values())
      pending.reject(new Error('Firefox closed the connection.'));
  });
  return {
    send: <Result>(method: string, params = {}) => {
      lastId += 1;
      const pending = Promise.withResolvers<unknown>();
      waiting.set(lastId, pending);
      socket.send(JSON.stringify({ id: lastId, method, params }));
      return pending.promise as Promise<Result>;
    },
    on: (event, callBack) => {
      events.addEventListener(event, (fired) => callBack((fired as CustomEvent<unknown>).detail));
    },
  };
}

function settle(waiting: Map<number, PromiseWithResolvers<unknown>>, message: Message): void {
  const pending = message.id === undefined ? undefined : waiting.get(message.id);
  if (message.type === 'success') pending?.resolve(message.result);
  else pending?.reject(new Error(`${String(message.error)}: ${String(message.message)}`));
}

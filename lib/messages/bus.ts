import { browser } from 'wxt/browser';

export interface PageContext {
  /** The id of the service that the page shows, where its message is for no other. */
  service?: string | undefined;
  /** Whether it is about a private window, which the sender of a popup does not show. */
  private?: boolean | undefined;
}

export interface Sender extends PageContext {
  id?: string | undefined;
  url?: string | undefined;
  /** Later versions of Firefox only. */
  documentId?: string | undefined;
  /** Missing for the popup of a button. */
  tab?: { id?: number | undefined; incognito: boolean } | undefined;
}

export const isPrivate = (sender: Sender = {}): boolean =>
  sender.tab?.incognito === true || sender.private === true;

/** Never rejects. */
type Answer = (message: { data: unknown; sender: Sender }) => Promise<unknown>;

/** Unlike any message of other pages; an answer comes back as `res`. */
interface Envelope extends PageContext {
  type: string;
  data?: unknown;
  timestamp: number;
}

const answers = new Map<string, Answer>();

/** `client.ts` and `server.ts`, its only users, add the types; nothing is logged, as a message may hold the user's text. */
export async function sendMessage(
  type: string,
  data: unknown,
  context: PageContext = {},
): Promise<unknown> {
  const message: Envelope = { type, data, ...context, timestamp: Date.now() };
  const answer: unknown = await browser.runtime.sendMessage(message);
  if (typeof answer === 'object' && answer !== null && 'res' in answer) return answer.res;
  throw new Error('No answer');
}

export function onMessage(name: string, answer: Answer): void {
  if (answers.size === 0) browser.runtime.onMessage.addListener(answerMessage);
  answers.set(name, answer);
}

/** @returns true where the answer comes later */
function answerMessage(message: unknown, sender: Sender, respond: (answer: unknown) => void) {
  if (!isEnvelope(message)) return undefined;
  const { type, data, service, private: isInPrivate } = message;
  const answer = answers.get(type);
  if (answer === undefined) return undefined;
  const from = { ...sender, service, private: isInPrivate };
  void answer({ data, sender: from }).then((res) => respond({ res }));
  return true;
}

const isEnvelope = (message: unknown): message is Envelope =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  typeof message.type === 'string' &&
  'timestamp' in message &&
  typeof message.timestamp === 'number' &&
  (!('service' in message) || ['string', 'undefined'].includes(typeof message.service)) &&
  (!('private' in message) || ['boolean', 'undefined'].includes(typeof message.private));

import { browser } from 'wxt/browser';

/** Who sent a message, as far as the browser tells. */
export interface Sender {
  id?: string | undefined;
  url?: string | undefined;
  /** Firefox tells it from some version on. */
  documentId?: string | undefined;
  /** The tab of a page that is in one; the popup of a button is in none. */
  tab?: { id?: number | undefined; incognito: boolean } | undefined;
  /** By its own word: the id of the service that it shows, where what it asks for is meant for no other. */
  service?: string;
}

/** What answers a message; it never rejects. */
type Answer = (message: { data: unknown; sender: Sender }) => Promise<unknown>;

/** What travels; an answer comes back as `res`. The rest of the web and of the browser says nothing of this shape. */
interface Envelope {
  type: string;
  data?: unknown;
  service?: string | undefined;
  timestamp: number;
}

const answers = new Map<string, Answer>();

/**
 * Sends a message from a page to the background. Like its answer it is typed by `client.ts` and `server.ts`, the only two users of
 * this bus, from the one protocol. Nothing is logged: a message may carry what somebody typed.
 *
 * @param service as `Sender` has it
 */
export async function sendMessage(type: string, data: unknown, service?: string): Promise<unknown> {
  const message: Envelope = { type, data, service, timestamp: Date.now() };
  const answer: unknown = await browser.runtime.sendMessage(message);
  if (typeof answer === 'object' && answer !== null && 'res' in answer) return answer.res;
  throw new Error('No answer');
}

/** Has the background answer all messages of a name. */
export function onMessage(name: string, answer: Answer): void {
  if (answers.size === 0) browser.runtime.onMessage.addListener(answerMessage);
  answers.set(name, answer);
}

/** @returns true where the answer comes later */
function answerMessage(message: unknown, sender: Sender, respond: (answer: unknown) => void) {
  if (!isEnvelope(message)) return undefined;
  const { type, data, service } = message;
  const answer = answers.get(type);
  if (answer === undefined) return undefined;
  // What is served never rejects: a failure is an answer, too.
  const from = service === undefined ? sender : { ...sender, service };
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
  (!('service' in message) || ['string', 'undefined'].includes(typeof message.service));

import { sampleBulkInput, sampleBulkOptions } from '../../fixtures/bulk.ts';
import type { User } from '../harness/user.ts';

interface Message {
  type: string;
  data: unknown;
}

/**
 * Connects, begins everything that writes something down, and revokes while that is under way. Nothing of it is ever shown to
 * the browser itself, whose own history is not ours.
 * @param moment milliseconds from the beginning of the work to the revoke
 * @returns what was typed, chosen or made, none of which may be left
 */
export async function revokeAmidWork(user: User, moment: number): Promise<string[]> {
  const options = await user.connect();
  const texts = newTexts();
  await options.evaluate(workAndRevoke, { messages: messagesOf(texts), moment });
  await options.close();
  return [user.account.key, ...Object.values(texts)];
}

type Texts = ReturnType<typeof newTexts>;

function newTexts() {
  const mark = crypto.randomUUID().slice(0, 8);
  return {
    page: `https://typed-only.example/${mark}/page?q=secret`,
    listed: `https://typed-only.example/${mark}/listed`,
    drafted: `https://typed-only.example/${mark}/draft`,
    title: `Secret title ${mark}`,
    alias: `alias-${mark}`,
    password: `password${mark}`,
    file: `list-${mark}.csv`,
    pixel: `Pixel ${mark}`,
  };
}

function messagesOf(texts: Texts): Message[] {
  const { page, drafted, title, alias, password, pixel } = texts;
  const link = { again: false, private: false, tabId: null, title, password };
  const creates = [1, 2, 3, 4].map((i) => ({
    type: 'link.shorten',
    data: { ...link, url: `${page}&n=${String(i)}`, alias: `${alias}${String(i)}` },
  }));
  const draft = { url: drafted, alias, password, expiry: '', domain: '' };
  const newPixel = { type: 'gtmpixel', name: pixel, tag: 'GTM-ABC123' };
  const all = { words: '', filter: 'all', host: null, order: 'newest', from: 0, count: 50 };
  const list = { operation: 'listPixels', input: { limit: 100, page: 1 }, within: 0 };
  return [
    ...creates,
    { type: 'bulk.begin', data: listOf(texts) },
    { type: 'draft.save', data: { tabId: 1, page, draft } },
    { type: 'links.sync', data: { within: 0 } },
    { type: 'account.change', data: { operation: 'createPixel', input: newPixel } },
    { type: 'account.read', data: list },
    { type: 'domains.refresh', data: undefined },
    { type: 'links.list', data: all },
    { type: 'preferences.save', data: { lastDomain: `${alias}.example` } },
  ];
}

function listOf({ listed, title, password, file }: Texts) {
  const rows = Array.from({ length: 40 }, (_, i) =>
    sampleBulkInput(i + 1, {
      url: `${listed}/${String(i)}`,
      title: i % 2 === 0 ? title : '',
      password: i % 3 === 0 ? password : '',
    }),
  );
  return { id: crypto.randomUUID(), rows, options: sampleBulkOptions({ name: file }) };
}

async function workAndRevoke(work: { messages: Message[]; moment: number }): Promise<void> {
  const send = ({ type, data }: Message): Promise<unknown> =>
    chrome.runtime.sendMessage({ id: 1, type, data, timestamp: Date.now() });
  const sent = work.messages.map(send);
  await new Promise((resolve) => {
    setTimeout(resolve, work.moment);
  });
  const revoked = await send({ type: 'connection.revoke', data: undefined });
  if (!JSON.stringify(revoked).includes('"ok":true')) throw new Error(JSON.stringify(revoked));
  // None of them goes on after it, so all of them have been answered.
  await Promise.all(sent);
}

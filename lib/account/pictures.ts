import type { QrPicture } from '@/lib/model/account';

import type { AnswerMemory } from './answers';

const operation = 'picture';

/** Milliseconds after which it is worth looking again where there was no picture. */
const emptyTtl = 60_000;

/** The pictures of saved QR codes. A service may count a fetch as a scan, so each is fetched once. */
export const createPictures = (
  memory: AnswerMemory,
  fetchPicture: (link: string) => Promise<QrPicture>,
) => ({
  async get(link: string): Promise<QrPicture> {
    const question = { operation, input: { link } };
    const known = await memory.known<QrPicture>(question);
    const within = known?.value.kind === 'none' ? emptyTtl : Infinity;
    return (await memory.recall(question, within, async () => fetchPicture(link))).value;
  },
  /** Those of all codes, as a code that was changed does not name its link. */
  forget: async () => memory.forget((each) => each.operation === operation),
});

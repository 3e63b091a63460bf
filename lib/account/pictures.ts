import type { QrPicture } from '@/lib/model/account';

import type { AnswerMemory } from './answers';
import type { AccountDependencies } from './ports';

const operation = 'picture';

/** Milliseconds after which it is worth looking again where there was no picture. */
const emptyTtl = 60_000;

/** The pictures of saved QR codes. A service may count a fetch as a scan, so each is fetched once. */
export const createPictures = (
  memory: AnswerMemory,
  { store, service, fetchPicture }: Pick<AccountDependencies, 'store' | 'service' | 'fetchPicture'>,
) => ({
  async get(link: string): Promise<QrPicture> {
    const question = { operation, input: { link } };
    const known = await memory.known<QrPicture>(question);
    const within = known?.value.kind === 'none' ? emptyTtl : Infinity;
    return (await memory.recall(question, within, async () => fetchPicture(link))).value;
  },
  /** Forgets the picture of a code; those of all codes where its link is not known. */
  async forget(id: string): Promise<void> {
    const [mine, all] = await Promise.all([service(), store.all().catch(() => [])]);
    const links = all
      .filter(({ owner, operation: asked }) => owner === mine && listsCodes.has(asked))
      .flatMap(({ value }) => fieldsOf(value)['items'] ?? [value])
      .map(fieldsOf)
      .flatMap((code) => (code['id'] === id ? [code['link']] : []));
    await memory.forget(
      (each) =>
        each.operation === operation &&
        (links.length === 0 || links.includes(fieldsOf(each.input)['link'])),
    );
  },
});

const listsCodes: ReadonlySet<string> = new Set(['listQrCodes', 'getQrCode']);

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(value ?? {}));

import type { QrPicture } from '@/lib/model/account';

import type { AnswerMemory } from './answers';
import type { AccountDependencies, RememberedAnswer } from './ports';

/** What pictures are remembered as. */
const operation = 'picture';

/** Milliseconds after which it is worth looking again where there was no picture. */
const emptyTtl = 60_000;

/** The pictures of saved QR codes. A service may count a fetch as a scan, so each is fetched once. */
interface Pictures {
  /** @throws why it could not be fetched */
  get(link: string): Promise<QrPicture>;
  /** Forgets the picture of a code. */
  forget(id: string): Promise<void>;
}

export function createPictures(
  memory: AnswerMemory,
  { store, service, fetchPicture }: Pick<AccountDependencies, 'store' | 'service' | 'fetchPicture'>,
): Pictures {
  return {
    async get(link) {
      const question = { operation, input: { link } };
      const known = await memory.known<QrPicture>(question);
      const within = known?.value.kind === 'none' ? emptyTtl : Infinity;
      return (await memory.recall(question, within, async () => fetchPicture(link))).value;
    },
    async forget(id) {
      const [mine, all] = await Promise.all([service(), store.all().catch(() => [])]);
      const links = linksOf(
        id,
        all.filter(({ owner }) => owner === mine),
      );
      await memory.forget(
        (each) =>
          each.operation === operation &&
          (links.size === 0 || links.has(fieldsOf(each.input)['link'])),
      );
    },
  };
}

/** Where the code with a number is known to be; none when it is not known, and then it may be any. */
function linksOf(id: string, answers: readonly RememberedAnswer[]): ReadonlySet<unknown> {
  const codes = answers
    .filter((answer) => ['listQrCodes', 'getQrCode'].includes(answer.operation))
    .flatMap(({ value }) => fieldsOf(value)['items'] ?? [value])
    .map(fieldsOf);
  return new Set(codes.filter((code) => code['id'] === id).map((code) => code['link']));
}

/** The fields of anything, by name; none where it has none. */
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(value ?? {}));

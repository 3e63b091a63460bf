import type { Answered, QrPicture } from '@/lib/model/account';
import type { ChangeName } from '@/lib/operations/operations';

import type { AnswerMemory } from './answers';
import type { AccountDependencies, RememberedAnswer } from './ports';
import { fieldsOf, rowsOf } from './stored-answers';

/** What pictures are remembered as. */
const operation = 'picture';

/** Milliseconds after which it is worth looking again where there was no picture. */
const emptyTtl = 60_000;

const changingOperations: ReadonlySet<ChangeName> = new Set(['updateQrCode', 'deleteQrCode']);

/** The pictures of saved QR codes. A service may count a fetch as a scan, so each is fetched once. */
interface Pictures {
  /** @throws why it could not be fetched */
  get(link: string): Promise<QrPicture>;
  /** Forgets the picture of a code that was changed. */
  forgetAfter(name: ChangeName, input: unknown): Promise<void>;
}

export function createPictures(
  memory: AnswerMemory,
  { store, fetchPicture }: Pick<AccountDependencies, 'store' | 'fetchPicture'>,
): Pictures {
  return {
    async get(link) {
      const question = { operation, input: { link } };
      const known = await memory.known(question);
      const isNothing = known !== null && typedAnswer<QrPicture>(known).value.kind === 'none';
      const within = isNothing ? emptyTtl : Infinity;
      const ask = async (): Promise<QrPicture> => fetchPicture(link);
      return typedAnswer<QrPicture>(await memory.recall(question, within, ask)).value;
    },
    async forgetAfter(name, input) {
      if (!changingOperations.has(name)) return;
      const links = linksOf(fieldsOf(input).get('id'), await store.all().catch(() => []));
      await memory.rewrite(new Set([operation]), (picture) =>
        links.size === 0 || links.has(fieldsOf(picture.input).get('link')) ? null : picture,
      );
    },
  };
}

/** Where the code with a number is known to be; none when it is not known, and then it may be any. */
function linksOf(id: unknown, answers: readonly RememberedAnswer[]): ReadonlySet<unknown> {
  const codes = answers
    .filter((answer) => ['listQrCodes', 'getQrCode'].includes(answer.operation))
    .flatMap(({ value }) => rowsOf(value) ?? [value])
    .map(fieldsOf);
  return new Set(codes.filter((code) => code.get('id') === id).map((code) => code.get('link')));
}

/**
 * Gives an answer of the memory its type again. Each was read with the schema of its operation before it was remembered, and
 * by this very version of the extension.
 */
export const typedAnswer = <T>({ value, at }: Answered<unknown>): Answered<T> => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the memory keeps answers of all operations, which the compiler cannot tell apart
  value: value as T,
  at,
});

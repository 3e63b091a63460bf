import { createSingleFlight } from '@/lib/async/queue';
import type { Answered } from '@/lib/model/account';
import { AppError } from '@/lib/model/errors';

import type { AccountDependencies, AnswerFilter } from './ports';

/** Something that can be asked about the account. */
interface Question {
  operation: string;
  input: unknown;
}

/** What was answered, for as long as the connection lasts. A store that fails fails nothing: at worst, nothing is known. */
export interface AnswerMemory {
  known<T>(question: Question): Promise<Answered<T> | null>;
  /**
   * The answer that is known, if it is younger than `within` milliseconds, or else what `ask` gives. What is asked twice at the
   * same time is asked once.
   * @throws what `ask` throws; `not_connected`
   */
  recall<T>(question: Question, within: number, ask: () => Promise<T>): Promise<Answered<T>>;
  /** Forgets answers that a change made untrue. What is being asked at this moment is not remembered when it comes. */
  forget(isMeant: AnswerFilter): Promise<void>;
}

/** Characters of an answer as JSON: what is larger would make a look at all of them slow. */
const maxLength = 1_000_000;

type Dependencies = Pick<AccountDependencies, 'store' | 'now' | 'service'>;

export function createAnswerMemory(dependencies: Dependencies): AnswerMemory {
  const { store, now, service } = dependencies;
  const flight = createSingleFlight<Answered<unknown>>();
  let changes = 0;

  return {
    async known(question) {
      const answer = (await find(dependencies, question))?.answer;
      return answer ? typed(answer) : null;
    },
    async recall(question, within, ask) {
      const found = await find(dependencies, question);
      if (found === null)
        throw new AppError({
          code: 'not_connected',
          operation: question.operation,
          outcome: 'none',
        });
      const { owner, key, answer } = found;
      if (answer !== null && isFresh(answer, within, now())) return typed(answer);
      const before = changes;
      const asked = flight(`${String(before)} ${key}`, async () => {
        const value = await ask();
        const at = now();
        const isTrue = changes === before && JSON.stringify(value).length <= maxLength;
        if (isTrue) await store.save(key, { ...question, owner, value, at }).catch(() => undefined);
        return { value, at };
      });
      return typed(await asked);
    },
    async forget(isMeant) {
      changes += 1;
      const owner = await service().catch(() => null);
      await store.forget((each) => each.owner === owner && isMeant(each)).catch(() => undefined);
    },
  };
}

/** What is stored of a question, and under which key; null when not connected. */
async function find({ store, service }: Dependencies, { operation, input }: Question) {
  const owner = await service();
  if (owner === null) return null;
  const key = `${owner} ${operation} ${JSON.stringify(input, sorted) ?? ''}`;
  return { owner, key, answer: await store.find(key).catch(() => null) };
}

/** A clock that was set back makes answers from the future. */
const isFresh = ({ at }: Answered<unknown>, within: number, now: number): boolean =>
  now >= at && now - at < within;

/** Gives an answer its type again: it was read with the schema of its operation, and by this very version of the extension. */
const typed = <T>({ value, at }: Answered<unknown>): Answered<T> => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the memory keeps answers of all operations, which the compiler cannot tell apart
  value: value as T,
  at,
});

/** The same for the same input, in whatever order its fields came. */
function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

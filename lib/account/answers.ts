import { createSingleFlight } from '@/lib/async/queue';
import type { Answered } from '@/lib/model/account';
import { AppError } from '@/lib/model/errors';

import type { AccountDependencies, AnswerFilter, RememberedAnswer } from './ports';

type Question = Pick<RememberedAnswer, 'operation' | 'input'>;

/** A store that fails fails nothing: at worst, nothing is known. */
export type AnswerMemory = ReturnType<typeof createAnswerMemory>;

/** Characters of an answer as JSON: what is larger would make a look at all of them slow. */
const maxLength = 1_000_000;

type Dependencies = Pick<AccountDependencies, 'store' | 'now' | 'service'>;

export function createAnswerMemory({ store, now, service }: Dependencies) {
  const flight = createSingleFlight<Answered<unknown>>();
  let changes = 0;
  const known = async <T>(question: Question): Promise<Answered<T> | null> => {
    const owner = await service();
    const answer = owner && (await store.find(keyOf(owner, question)).catch(() => null));
    return answer ? typed(answer) : null;
  };

  return {
    known,
    /** The known answer, if it is younger than `within` milliseconds, or what `ask` gives. @throws what `ask` throws; `not_connected` */
    async recall<T>(
      question: Question,
      within: number,
      ask: () => Promise<T>,
    ): Promise<Answered<T>> {
      const { operation } = question;
      const owner = await service();
      if (owner === null) throw new AppError({ code: 'not_connected', operation, outcome: 'none' });
      const answer = await known<T>(question);
      // A clock that was set back makes answers from the future.
      const age = now() - (answer?.at ?? Infinity);
      if (answer !== null && age >= 0 && age < within) return answer;
      const before = changes;
      const key = keyOf(owner, question);
      const asked = flight(`${String(before)} ${key}`, async () => {
        const value = await ask();
        const at = now();
        const isTrue = changes === before && JSON.stringify(value).length <= maxLength;
        if (isTrue) await store.save(key, { ...question, owner, value, at }).catch(() => undefined);
        return { value, at };
      });
      return typed(await asked);
    },
    /** What is being asked at this moment is not remembered when it comes. */
    async forget(isMeant: AnswerFilter): Promise<void> {
      changes += 1;
      const owner = await service().catch(() => null);
      await store.forget((each) => each.owner === owner && isMeant(each)).catch(() => undefined);
    },
  };
}

/** The same in whatever order the input's fields came. */
const keyOf = (owner: string, { operation, input }: Question): string =>
  `${owner} ${operation} ${JSON.stringify(input, sorted) ?? ''}`;

function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** An answer was read with the schema of its operation, and by this very version of the extension. */
const typed = <T>({ value, at }: Answered<unknown>): Answered<T> => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the memory keeps answers of all operations, which the compiler cannot tell apart
  value: value as T,
  at,
});

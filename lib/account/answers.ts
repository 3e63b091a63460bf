import type { Answered } from '@/lib/model/account';
import { AppError } from '@/lib/model/errors';

import type { AccountDependencies, RememberedAnswer } from './ports';
import { type Rewrite, createOwnedAnswers } from './stored-answers';

/** Something that can be asked about the account. */
interface Question {
  operation: string;
  input: unknown;
}

/** What was answered, for as long as the connection lasts. */
export interface AnswerMemory {
  known(question: Question): Promise<Answered<unknown> | null>;
  /**
   * The answer that is known, if it is younger than `within` milliseconds, or else what `ask` gives. Whoever asks the same at
   * the same time gets the same.
   * @throws what `ask` throws; `not_connected` when the connection was given up or changed meanwhile
   */
  recall(question: Question, within: number, ask: Ask): Promise<Answered<unknown>>;
  /** Changes what is remembered of some operations. What is being asked at this moment counts as old when it comes. */
  rewrite(operations: ReadonlySet<string>, change: Rewrite): Promise<void>;
}

type Ask = () => Promise<unknown>;

export function createAnswerMemory(
  dependencies: Pick<AccountDependencies, 'store' | 'now' | 'connection'>,
): AnswerMemory {
  const { now } = dependencies;
  const answers = createOwnedAnswers(dependencies);
  const running = new Map<string, Promise<Answered<unknown>>>();
  const changes = createChangeCounts();

  async function askNow(question: Question, owner: string, ask: Ask): Promise<Answered<unknown>> {
    const before = changes.of(question.operation);
    const value = await ask();
    const at = now();
    if ((await answers.owner()) !== owner) throw notConnected(question);
    const old = changes.of(question.operation) !== before;
    await answers.keep(keyOf(question), { ...question, owner, value, at, old });
    return { value, at };
  }

  return {
    async known(question) {
      const owner = await answers.owner();
      if (owner === null) return null;
      const answer = await answers.find(keyOf(question), owner);
      return answer && { value: answer.value, at: answer.at };
    },
    async recall(question, within, ask) {
      const owner = await answers.owner();
      if (owner === null) throw notConnected(question);
      const key = keyOf(question);
      const answer = await answers.find(key, owner);
      if (isFresh(answer, within, now())) return { value: answer.value, at: answer.at };
      const id = `${owner} ${String(changes.of(question.operation))} ${key}`;
      const run = running.get(id) ?? askNow(question, owner, ask);
      running.set(id, run);
      return run.finally(() => running.delete(id));
    },
    async rewrite(operations, change) {
      changes.add(operations);
      await answers.rewrite(operations, change);
    },
  };
}

/** A clock that was set back makes answers from the future. */
function isFresh(
  answer: RememberedAnswer | null,
  within: number,
  now: number,
): answer is RememberedAnswer {
  if (answer === null || answer.old) return false;
  const age = now - answer.at;
  return age >= 0 && age < within;
}

const notConnected = ({ operation }: Question): AppError =>
  new AppError({ code: 'not_connected', operation, outcome: 'none' });

/** The name of a question: the same for the same input, in whatever order its fields came. */
const keyOf = ({ operation, input }: Question): string =>
  `${operation} ${JSON.stringify(input, sorted) ?? ''}`;

function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** How often the answers of an operation were changed: what was asked for before the last time is known to be old. */
interface ChangeCounts {
  of(operation: string): number;
  add(operations: ReadonlySet<string>): void;
}

function createChangeCounts(): ChangeCounts {
  const counts = new Map<string, number>();
  const of = (operation: string): number => counts.get(operation) ?? 0;
  return {
    of,
    add(operations) {
      for (const operation of operations) counts.set(operation, of(operation) + 1);
    },
  };
}

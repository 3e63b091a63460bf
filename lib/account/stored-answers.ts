import type { AccountDependencies, AnswerStore, ConnectionMark, RememberedAnswer } from './ports';

/** What a change makes of an answer; null takes it out. */
export type Rewrite = (answer: RememberedAnswer) => RememberedAnswer | null;

/** The stored answers, each of the connection that it was given to. None of these fails: at worst, nothing is known. */
interface OwnedAnswers {
  /** Whose answers can be had at this moment; null when nobody is connected. */
  owner(): Promise<string | null>;
  find(key: string, owner: string): Promise<RememberedAnswer | null>;
  keep(key: string, answer: RememberedAnswer): Promise<void>;
  rewrite(operations: ReadonlySet<string>, change: Rewrite): Promise<void>;
}

export function createOwnedAnswers({
  store,
  connection,
}: Pick<AccountDependencies, 'store' | 'connection'>): OwnedAnswers {
  async function owner(): Promise<string | null> {
    const mark = await connection();
    return mark && ownerOf(mark);
  }

  /** A revoke may empty the store between the look at the connection and the write, so it is looked at once more. */
  async function save(key: string, answer: RememberedAnswer): Promise<void> {
    if (!isSmallEnough(answer.value)) return store.remove(key);
    await store.save(key, answer);
    if ((await owner()) !== answer.owner) await store.remove(key);
  }

  return {
    owner,
    async find(key, mine) {
      const answer = await store.find(key).catch(() => null);
      return answer?.owner === mine ? answer : null;
    },
    keep: async (key, answer) => save(key, answer).catch(() => undefined),
    async rewrite(operations, change) {
      const only = (rewrite: Rewrite): Rewrite => {
        return (answer) => (operations.has(answer.operation) ? rewrite(answer) : answer);
      };
      await store
        .rewrite(only(change))
        // A full disk still lets go of things, and what is not known is better than what is wrong.
        .catch(async () => store.rewrite(only(() => null)))
        .catch(() => undefined);
    },
  };
}

/** Forgets what was answered to a connection, where that can be done; it is of no use to another one. */
export const forgetAnswersTo = async (mark: ConnectionMark, store: AnswerStore): Promise<void> =>
  store.rewrite((each) => (each.owner === ownerOf(mark) ? null : each)).catch(() => undefined);

const ownerOf = ({ address, connectedAt }: ConnectionMark): string =>
  `${address} ${String(connectedAt)}`;

/** Rows of one answer, and characters of it as JSON: what is larger would make every look at the memory slow. */
const maxSizes = { rows: 200, characters: 1_000_000 };

/** Whether an answer is small enough to be remembered. */
function isSmallEnough(value: unknown): boolean {
  const rows = rowsOf(value)?.length ?? 0;
  return rows <= maxSizes.rows && JSON.stringify(value).length <= maxSizes.characters;
}

/** The rows of an answer that is a page of a list; undefined for any other. */
export function rowsOf(value: unknown): readonly unknown[] | undefined {
  const isPage = typeof value === 'object' && value !== null && 'items' in value;
  return isPage && Array.isArray(value.items) ? value.items : undefined;
}

/** The fields of anything, by name; none where it has none. */
export const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/**
 * The store of answers for private windows: what is known may be used, and nothing is added to it, neither an answer nor what
 * was typed. A change only makes old what it touches, or takes it out.
 */
export const privateAnswers = (store: AnswerStore): AnswerStore => ({
  find: async (key) => store.find(key),
  all: async () => store.all(),
  remove: async (key) => store.remove(key),
  save: async () => undefined,
  rewrite: async (change) =>
    store.rewrite((answer) => {
      const after = change(answer);
      return after === null || after === answer ? after : { ...answer, old: true };
    }),
});

import type { AnswerStore, ConnectionMark } from './ports';

/** What the answers to a connection are stored under. */
export const ownerOf = ({ address, connectedAt }: ConnectionMark): string =>
  `${address} ${String(connectedAt)}`;

/** Forgets what was answered to a connection, where that can be done; it is of no use to another one. */
export const forgetAnswersTo = async (mark: ConnectionMark, store: AnswerStore): Promise<void> =>
  store.forget(({ owner }) => owner === ownerOf(mark)).catch(() => undefined);

/** The store of answers for private windows: what is known may be used and forgotten, and nothing is added to it. */
export const privateAnswers = (store: AnswerStore): AnswerStore => ({
  find: async (key) => store.find(key),
  all: async () => store.all(),
  save: async () => undefined,
  forget: async (isMeant) => store.forget(isMeant),
});

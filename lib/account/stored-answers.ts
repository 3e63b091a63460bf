import type { AnswerStore } from './ports';

/** Forgets what a service answered, where that can be done. */
export const forgetAnswersOf = async (service: string, store: AnswerStore): Promise<void> =>
  store.forget(({ owner }) => owner === service).catch(() => undefined);

/** The store for private windows: what is known may be used and forgotten, and nothing is added to it. */
export const privateAnswers = (store: AnswerStore): AnswerStore => ({
  ...store,
  save: async () => undefined,
});

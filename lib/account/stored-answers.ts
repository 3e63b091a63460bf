import type { AnswerStore } from './ports';

export const forgetAnswersOf = async (service: string, store: AnswerStore): Promise<void> =>
  store.forget(({ owner }) => owner === service).catch(() => undefined);

/** For private windows: what is known may be used and forgotten. */
export const privateAnswers = (store: AnswerStore): AnswerStore => ({
  ...store,
  save: async () => undefined,
});

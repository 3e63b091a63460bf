import type { AnswerStore } from './ports';

/**
 * The same answers for what is asked from a private window: what is known may be used, and nothing is added to it, neither an
 * answer nor what was typed. A change only makes old what it touches, or takes it out.
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

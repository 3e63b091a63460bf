import type { QrPicture } from '@/lib/model/account';
import { AppError } from '@/lib/model/errors';
import type { ChangeName, RememberedAccount } from '@/lib/operations/operations';
import { policyOf } from '@/lib/rules/error-policy';

import { createAnswerMemory } from './answers';
import { applyChange, markStale, readsAffectedBy } from './apply-change';
import type { Rewrite } from './owned-answers';
import { createPictures, typedAnswer } from './pictures';
import type { AccountDependencies, AnswerStore } from './ports';

/** The account API with a memory: what several pages want to know is asked for once. Rejects with `AppError`. */
export interface Account extends RememberedAccount {
  /** The picture behind the public link of a QR code, fetched once. */
  picture: (link: string) => Promise<QrPicture>;
}

export function createAccount(dependencies: AccountDependencies): Account {
  const { call } = dependencies;
  const memory = createAnswerMemory(dependencies);
  const pictures = createPictures(memory, dependencies);

  const changed = async (name: ChangeName, rewrite: Rewrite): Promise<void> => {
    const { list, one, others = [] } = readsAffectedBy(name);
    const touched = [list, one, ...others].filter((read) => read !== undefined);
    await memory.rewrite(new Set(touched), rewrite);
  };

  return {
    known: async (operation, input) => {
      const known = await memory.known({ operation, input });
      return known && typedAnswer(known);
    },
    read: async (operation, input, within) =>
      typedAnswer(
        await memory.recall({ operation, input }, within, async () => call(operation, input)),
      ),
    async change(name, input) {
      try {
        const answer = await call(name, input);
        await pictures.forgetAfter(name, input);
        await changed(name, (remembered) => applyChange({ name, input, answer }, remembered));
        return answer;
      } catch (failure) {
        if (mayBeStale(failure)) await changed(name, markStale);
        throw failure;
      }
    },
    picture: async (link) => pictures.get(link),
  };
}

/** What may have been done all the same, and what may be missing on the service although it is known here. */
function mayBeStale(failure: unknown): boolean {
  if (!(failure instanceof AppError)) return true;
  const { outcome, code } = failure.report;
  return outcome !== 'none' || policyOf(code).mayMeanMissing === true;
}

/** Characters of a name. Our choice: enough to be told from others. */
const maxNameLength = 100;

/** Saves the QR code of a short link to the account, black on white, which every phone can read. */
export async function saveQrCode(
  { change }: Pick<Account, 'change'>,
  { shortUrl, name }: { shortUrl: string; name: string },
): Promise<{ id: string | null }> {
  const short = Array.from(name.trim()).slice(0, maxNameLength).join('');
  const code = {
    type: 'link',
    data: shortUrl,
    background: 'rgb(255,255,255)',
    foreground: 'rgb(0,0,0)',
  } as const;
  const input = short === '' ? code : { ...code, name: short };
  const { id } = await change('createQrCode', input);
  return { id };
}

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

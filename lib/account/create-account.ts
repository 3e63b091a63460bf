import { AppError } from '@/lib/model/errors';
import type { Known } from '@/lib/model/known';
import type { QrPicture } from '@/lib/model/qr-picture';
import type { ChangeName, Input, Output, ReadName } from '@/lib/operations/operations';

import { createAnswerMemory } from './answer-memory';
import { applyChange, markOld } from './apply-change';
import type { Rewrite } from './owned-answers';
import { createPictures } from './pictures';
import type { AccountDependencies } from './ports';
import { touchedBy } from './touched-by';
import { typed } from './typed';

/** The account API with a memory: what several pages want to know is asked for once. Rejects with `AppError`. */
export interface Account {
  /** What is known of a read, without a request; null for nothing. */
  known: <N extends ReadName>(name: N, input: Input<N>) => Promise<Known<Output<N>> | null>;
  /** The answer of a read. @param within milliseconds for which what is known is good enough; 0 asks in any case */
  read: <N extends ReadName>(name: N, input: Input<N>, within: number) => Promise<Known<Output<N>>>;
  /** Changes something, sent once; what is remembered of the reads that it touches is brought up to date. */
  change: <N extends ChangeName>(name: N, input: Input<N>) => Promise<Output<N>>;
  /** The picture behind the public link of a QR code, fetched once. */
  picture: (link: string) => Promise<QrPicture>;
}

export function createAccount(dependencies: AccountDependencies): Account {
  const { call } = dependencies;
  const memory = createAnswerMemory(dependencies);
  const pictures = createPictures(memory, dependencies);

  const changed = async (name: ChangeName, rewrite: Rewrite): Promise<void> => {
    const { list, one, others = [] } = touchedBy(name);
    const touched = [list, one, ...others].filter((read) => read !== undefined);
    await memory.rewrite(new Set(touched), rewrite);
  };

  return {
    known: async (operation, input) => {
      const known = await memory.known({ operation, input });
      return known && typed(known);
    },
    read: async (operation, input, within) =>
      typed(await memory.recall({ operation, input }, within, async () => call(operation, input))),
    async change(name, input) {
      try {
        const answer = await call(name, input);
        await pictures.forgetAfter(name, input);
        await changed(name, (remembered) => applyChange({ name, input, answer }, remembered));
        return answer;
      } catch (failure) {
        if (mayBeOld(failure)) await changed(name, markOld);
        throw failure;
      }
    },
    picture: async (link) => pictures.get(link),
  };
}

/** What may have been done all the same, and what may be missing on the service although it is known here. */
function mayBeOld(failure: unknown): boolean {
  if (!(failure instanceof AppError)) return true;
  const { outcome, code } = failure.report;
  // Services that know no better word call what they do not have refused input.
  return outcome !== 'none' || code === 'not_found' || code === 'invalid_input';
}

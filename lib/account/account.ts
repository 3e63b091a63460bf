import type { QrPicture } from '@/lib/model/account';
import { AppError } from '@/lib/model/errors';
import { type ChangeName, type RememberedAccount, operations } from '@/lib/operations/operations';
import { policyOf } from '@/lib/rules/error-policy';

import { createAnswerMemory } from './answers';
import { createPictures } from './pictures';
import type { AccountDependencies } from './ports';

/** The account API with a memory: what several pages want to know is asked for once. */
export interface Account extends RememberedAccount {
  /** Behind the public link of a QR code, fetched once. */
  picture: (link: string) => Promise<QrPicture>;
}

export function createAccount(dependencies: AccountDependencies): Account {
  const { call, fetchPicture } = dependencies;
  const memory = createAnswerMemory(dependencies);
  const pictures = createPictures(memory, fetchPicture);
  const forgetTouched = async (name: ChangeName): Promise<void> => {
    const { touches } = operations[name];
    await memory.forget(({ operation }) => touches.includes(operation));
  };
  return {
    known: async (operation, input) => memory.known({ operation, input }),
    read: async (operation, input, within) =>
      memory.recall({ operation, input }, within, async () => call(operation, input)),
    async change(name, input) {
      try {
        const answer = await call(name, input);
        if (name === 'updateQrCode') await pictures.forget();
        await forgetTouched(name);
        return answer;
      } catch (failure) {
        if (mayBeStale(failure)) await forgetTouched(name);
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

/** Characters of a name. Our choice. */
const maxNameLength = 100;

/** Saves the QR code of a short link to the account, black on white, which every phone can read. */
export async function saveQrCode(
  { change }: Pick<Account, 'change'>,
  { shortUrl, name }: { shortUrl: string; name: string },
): Promise<{ id: string | null }> {
  const short = Array.from(name.trim()).slice(0, maxNameLength).join('');
  const { id } = await change('createQrCode', {
    type: 'link',
    data: shortUrl,
    background: 'rgb(255,255,255)',
    foreground: 'rgb(0,0,0)',
    ...(short && { name: short }),
  });
  return { id };
}

import { type Account, saveQrCode } from '@/lib/account/account';
import type { Handlers } from '@/lib/messages/server';
import { AppError } from '@/lib/model/errors';
import {
  type ChangeName,
  type Input,
  type ReadName,
  isChange,
  isRead,
} from '@/lib/operations/operations';

import type { Parts } from './parts';

/** The messages of the account screens, by which any operation can be asked for: each is typed again here. */
export function accountHandlers({
  account,
  privateAccount,
}: Pick<Parts, 'account' | 'privateAccount'>): Pick<
  Handlers,
  'account.known' | 'account.read' | 'account.change' | 'qr.save' | 'qr.picture'
> {
  const accountOf = (isPrivate = false): Account => (isPrivate ? privateAccount : account);
  return {
    'account.known': async ({ operation, input }, isPrivate) =>
      accountOf(isPrivate).known(readName(operation), inputOf<ReadName>(input)),
    'account.read': async ({ operation, input, within }, isPrivate) =>
      accountOf(isPrivate).read(readName(operation), inputOf<ReadName>(input), within),
    'account.change': async ({ operation, input }, isPrivate) =>
      accountOf(isPrivate).change(changeName(operation), inputOf<ChangeName>(input)),
    'qr.save': async (code, isPrivate) => saveQrCode(accountOf(isPrivate), code),
    'qr.picture': async ({ link }, isPrivate) => accountOf(isPrivate).picture(link),
  };
}

function readName(name: string): ReadName {
  if (isRead(name)) return name;
  throw new AppError({ code: 'invalid_input', operation: name, outcome: 'none' });
}

function changeName(name: string): ChangeName {
  if (isChange(name)) return name;
  throw new AppError({ code: 'invalid_input', operation: name, outcome: 'none' });
}

/** The client parses every input with the schema of its operation before anything is sent. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a message carries it without its type
const inputOf = <N extends ReadName | ChangeName>(input: unknown): Input<N> => input as Input<N>;

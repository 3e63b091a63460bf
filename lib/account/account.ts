import type { QrPicture } from '@/lib/model/account';
import { AppError } from '@/lib/model/errors';
import type { AffectedReads, Operation } from '@/lib/operations/operation';
import { type ChangeName, type RememberedAccount, operations } from '@/lib/operations/operations';
import { policyOf } from '@/lib/rules/error-policy';
import { changedRow } from '@/lib/rules/list-rows';

import { createAnswerMemory } from './answers';
import { createPictures, typedAnswer } from './pictures';
import type { AccountDependencies, RememberedAnswer } from './ports';
import { type Rewrite, fieldsOf, rowsOf } from './stored-answers';

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

/** A change that the service made. */
interface DoneChange {
  name: ChangeName;
  input: unknown;
  answer: unknown;
}

/**
 * Puts a change into what is remembered of the reads that it touches, so that the old state is not shown until the new one
 * is here.
 * @returns the answer marked as old, with the change in its rows; null when it is about something that is gone
 */
function applyChange(
  { name, input, answer }: DoneChange,
  remembered: RememberedAnswer,
): RememberedAnswer | null {
  const { effect } = operations[name];
  const touches = readsAffectedBy(name);
  const id = fieldsOf(input).get('id');
  const isOf = (thing: unknown): boolean => id !== undefined && fieldsOf(thing).get('id') === id;
  const old = { ...remembered, old: true };
  const rows = rowsOf(remembered.value);
  const isAbout = remembered.operation === touches.one && isOf(remembered.input);
  if (effect === 'delete' && isAbout) return null;
  if (remembered.operation !== touches.list || rows === undefined) return old;
  if (effect === 'delete') {
    return withRows(
      old,
      rows.filter((row) => !isOf(row)),
    );
  }
  if (effect !== 'update') return old;
  return withRows(
    old,
    rows.map((row) =>
      isOf(row) ? changedRow(Object.fromEntries(fieldsOf(row)), input, answer) : row,
    ),
  );
}

/** Marks an answer as old, where nobody knows what became of a change. */
const markStale = (remembered: RememberedAnswer): RememberedAnswer => ({
  ...remembered,
  old: true,
});

function withRows(remembered: RememberedAnswer, items: readonly unknown[]): RememberedAnswer {
  const page = Object.fromEntries(fieldsOf(remembered.value));
  const gone = (rowsOf(page)?.length ?? 0) - items.length;
  const total = typeof page['total'] === 'number' ? page['total'] - gone : page['total'];
  return { ...remembered, value: { ...page, items, total } };
}

/** The reads whose answers a change makes old. */
function readsAffectedBy(name: ChangeName): AffectedReads {
  const operation: Operation = operations[name];
  return operation.touches ?? {};
}

import type { Answered, QrPicture } from '@/lib/model/account';
import type { Call } from '@/lib/operations/operations';

export interface RememberedAnswer extends Answered<unknown> {
  /** The name of a read, or another question about the account. */
  operation: string;
  input: unknown;
  /** The id of the service that gave it. */
  owner: string;
}

export type AnswerFilter = (answer: RememberedAnswer) => boolean;

/** It outlives the worker, and may fail. */
export interface AnswerStore {
  find(key: string): Promise<RememberedAnswer | null>;
  save(key: string, answer: RememberedAnswer): Promise<void>;
  forget(isMeant: AnswerFilter): Promise<void>;
}

export interface AccountDependencies {
  call: Call;
  store: AnswerStore;
  now: () => number;
  /** Its id; null where it is not connected. */
  service: () => Promise<string | null>;
  fetchPicture: (link: string) => Promise<QrPicture>;
}

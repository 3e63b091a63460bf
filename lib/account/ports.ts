import type { Answered, QrPicture } from '@/lib/model/account';
import type { Call } from '@/lib/operations/operations';

/** An answer as it is remembered. */
export interface RememberedAnswer extends Answered<unknown> {
  /** The name of a read, or another question about the account. */
  operation: string;
  input: unknown;
  /** The id of the service that gave it. */
  owner: string;
}

/** Which of the remembered answers are meant. */
export type AnswerFilter = (answer: RememberedAnswer) => boolean;

/** It outlives the worker. Any of these may fail. */
export interface AnswerStore {
  find(key: string): Promise<RememberedAnswer | null>;
  save(key: string, answer: RememberedAnswer): Promise<void>;
  all(): Promise<RememberedAnswer[]>;
  forget(isMeant: AnswerFilter): Promise<void>;
}

export interface AccountDependencies {
  call: Call;
  store: AnswerStore;
  /** Epoch milliseconds. */
  now: () => number;
  /** The id of the account's service; null when that is not connected. */
  service: () => Promise<string | null>;
  /** Fetches the picture behind the public link of a QR code. */
  fetchPicture: (link: string) => Promise<QrPicture>;
}

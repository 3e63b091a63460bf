import type { Spelling } from '../profiles/profile.ts';
import type { Service } from '../service.ts';
import type { User } from '../storage/users.ts';

/** What an operation is handed: the caller, the pairs of the path, the time of the call. */
export interface ShortUrlCall {
  service: Service;
  user: User;
  pairs: ReadonlyMap<string, string>;
  now: number;
  /** How this profile writes values. */
  spell: Spelling;
}

/** What an operation has to say. */
export interface ShortUrlOutcome {
  /** The fields of `data`, but for `date_time`. */
  fields: Record<string, unknown>;
  /** Whether it made something. */
  created?: true;
}

/** One operation of the short-URL API. */
export interface ShortUrlOperation {
  name: string;
  reads: boolean;
  /** Throws a Failure to refuse the call. */
  handle(call: ShortUrlCall): ShortUrlOutcome;
}

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

/** One operation of the short-URL API. */
export interface ShortUrlOperation {
  name: string;
  reads: boolean;
  creates: boolean;
  /** The fields of `data`, but for `date_time`. Throws a Failure to refuse the call. */
  handle(call: ShortUrlCall): Record<string, unknown>;
}

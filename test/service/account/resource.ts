import type { Profile } from '../profiles/profile.ts';
import type { AccountOperation } from './operation.ts';

/** A resource of the account API: a file of its own in `resources/`, and a line in `resources.ts`. */
export interface AccountResource {
  /** Its tables, as `CREATE TABLE IF NOT EXISTS` statements; none for what every service needs anyway. */
  schema?: string;
  operations: readonly AccountOperation[];
  /** Whether a service has it at all; every one does unless this says otherwise. */
  isOffered?: (profile: Profile) => boolean;
}

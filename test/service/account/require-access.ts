import { Failure } from '../failure.ts';
import type { Access, User } from '../storage/users.ts';

const refusals: Readonly<Record<Exclude<Access, 'full' | 'read_only'>, Failure>> = {
  no_api_right: new Failure('forbidden', 'Your plan does not include the API.'),
  expired_key: new Failure('unauthorized', 'The API key is expired.'),
};

/**
 * The user, if the key lets them do this. Throws `unauthorized`, `forbidden` or `narrow_key`.
 * @param reads whether the call changes nothing
 */
export function requireAccess(user: User | undefined, reads: boolean): User {
  if (user === undefined) {
    throw new Failure('unauthorized', 'A valid API key is required to use this service.');
  }
  if (user.access === 'full') return user;
  if (user.access !== 'read_only') throw refusals[user.access];
  if (!reads) throw new Failure('narrow_key', 'This API key does not permit this.');
  return user;
}

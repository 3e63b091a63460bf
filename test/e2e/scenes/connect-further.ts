import type { RunningService } from '../../service/start-service.ts';
import type { User } from '../harness/user.ts';
import { tell } from './tell.ts';

interface Further {
  /** Of the account there. */
  username?: string;
  /** What the service is called from then on. */
  name?: string;
}

/** Connects to one more service, under an account of its own there. It is in use then. @returns the account's number there */
export async function connectFurther(
  user: User,
  service: RunningService,
  { username = 'second', ...named }: Further = {},
): Promise<number> {
  const { key, id } = service.register({ username, email: `${username}@mail.example` });
  await tell(user, 'connection.connect', { address: service.baseUrl, key, ...named });
  return id;
}

import { schemas } from '../start-service.ts';
import { openDatabase } from '../storage/open-database.ts';
import { requireNewUser } from '../storage/require-new-user.ts';
import { Users } from '../storage/users.ts';
import { readOptions, requireValue } from './read-options.ts';

const optionNames = { values: ['db', 'username', 'email'], flags: [] };

/** Registers a user in a database file, and prints the key alone, so that it can be piped. */
export function register(args: string[], print: (line: string) => void): void {
  const typed = readOptions(args, optionNames);
  const user = { username: requireValue(typed, 'username'), email: requireValue(typed, 'email') };
  requireNewUser(user);
  const database = openDatabase(requireValue(typed, 'db'), schemas);
  try {
    print(new Users(database).register(user, Date.now()).key);
  } finally {
    database.close();
  }
}

import { openOptions } from '../options/open-options';
import { fakeAccount } from './fake-account';

/** Opens the options page at an address, with an account behind it. */
export function openAccount(hash: string, ...account: Parameters<typeof fakeAccount>) {
  const fake = fakeAccount(...account);
  openOptions(fake.services, hash);
  return fake;
}

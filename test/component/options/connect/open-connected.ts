import type { ConnectionStatus } from '@/lib/model/connection';

import { connected, fakeServices } from '../fake-services';
import { openOptions } from '../open-options';

/** Opens Connect with a connection that is there already. */
export function openConnected(
  connection: ConnectionStatus = connected,
  ...more: Parameters<typeof fakeServices>
) {
  const fake = fakeServices({ 'connection.get': () => connection, ...more[0] }, more[1]);
  openOptions(fake.services);
  return fake;
}

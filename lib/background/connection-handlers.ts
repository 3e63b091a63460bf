import { listDomainHosts } from '@/lib/account/list-domain-hosts';
import type { ConnectionView } from '@/lib/model/connection';
import { removeOptionalPermissions } from '@/lib/platform/permissions';
import { freshFor } from '@/lib/rules/list-rows';
import { viewOf } from '@/lib/services/list';

import type { PartsOfService, SomeHandlers } from './parts';
import { refreshPopupSnapshot } from './popup-snapshot';

export const connectionHandlers = {
  /** Decrypts the API key, so only the options page asks; the popup learns of a lost key when it sends a request. */
  'connection.get': async (parts) => {
    const isReadable = parts.credentials().then(
      () => true,
      () => false,
    );
    const connection = await viewOfConnection(parts);
    return connection === null || (await isReadable)
      ? connection
      : { ...connection, keyUnreadable: true };
  },
  'connection.check': async (parts) => {
    await parts.checkApis();
    return viewOfConnection(parts);
  },
  'connection.chooseLinkWay': async (parts, { linksBy }) => {
    await parts.stores.connection.change((known) => ({ ...known, linksBy }));
    // How far a list was read says nothing of the other API's.
    await parts.stores.syncs.remove();
    return viewOfConnection(parts);
  },
  'connection.connect': async ({ connections }, { name, color, replaces, ...typed }) =>
    connections.connect(typed, {
      ...(name && { name }),
      ...(color && { color }),
      ...(replaces && { replaces }),
    }),
  'connection.revoke': async ({ connections }) => {
    let kept: string[] = [];
    try {
      await connections.revoke();
    } finally {
      // Nothing is connected any more, even where some of what was stored could not be deleted.
      kept = await removeOptionalPermissions();
    }
    return { kept };
  },
  'services.list': async ({ connections: { services } }) => services.list(),
  'services.use': async ({ connections: { services }, popupRequests }, { id, popup }) => {
    await services.use(id);
    if (popup !== undefined) {
      // It draws its first frame from the snapshot, and the service is only looked at.
      await refreshPopupSnapshot();
      popupRequests.put({ ask: { kind: 'look' }, page: popup });
    }
    return services.list();
  },
  'services.change': async ({ connections: { services } }, { id, ...changes }) => {
    await services.change(id, changes);
    return services.list();
  },
  'services.remove': async ({ connections: { services } }, { id }) => ({
    kept: await services.remove(id),
  }),
  /** Remembers the branded domains' hosts for the popup. */
  'domains.refresh': async ({ account: { read }, stores }) => {
    const hosts = await listDomainHosts(
      async (page) => (await read('listDomains', page, freshFor)).value,
    );
    await stores.domains.set(hosts);
    return hosts;
  },
} satisfies SomeHandlers;

async function viewOfConnection({ stores }: PartsOfService): Promise<ConnectionView | null> {
  const connection = await stores.connection.get();
  return connection && viewOf(connection);
}

import type { ConnectionView } from '@/lib/model/connection';
import type { ServiceView } from '@/lib/model/service';
import { colorOf } from '@/lib/rules/services';

import { sampleConnection } from '../../fixtures/connection';
import { connected, fakeServices } from './fake-services';
import { openOptions } from './open-options';

export const other = sampleConnection({
  address: 'https://other.example',
  originPattern: 'https://other.example/*',
  name: 'Other links',
  color: 'blue',
  accountName: 'colleague',
});

type Answers = NonNullable<Parameters<typeof fakeServices>[0]>;

/** Services that are connected, of which the first is in use until another one is put to use. */
export function severalServices(...connections: ConnectionView[]) {
  let all = connections;
  let inUse = connections[0] ?? null;
  const list = (): ServiceView[] =>
    all.map((connection) => ({
      id: connection.id,
      connection,
      inUse: connection === inUse,
    }));
  const withId = (id: string) => all.find((connection) => connection.id === id) ?? null;
  const use = (id: string): ServiceView[] => {
    inUse = withId(id);
    return list();
  };
  const answers: Answers = {
    'connection.get': () => inUse,
    'connection.connect': ({ address }) => {
      inUse = sampleConnection({ address, color: 'violet', accountName: 'newest' });
      all = [...all, inUse];
      return inUse;
    },
    'services.list': list,
    'services.use': ({ id }) => use(id),
    'services.change': ({ id, ...changes }) => {
      const before = withId(id);
      const after = before && { ...before, ...changes, color: changes.color ?? colorOf(before) };
      all = all.map((each) => (each === before && after ? after : each));
      if (inUse === before) inUse = after;
      return list();
    },
    'services.remove': ({ id }) => {
      const gone = withId(id);
      all = all.filter((connection) => connection !== gone);
      if (inUse === gone) inUse = all.at(-1) ?? null;
      return { kept: [] };
    },
    'connection.revoke': () => {
      all = [];
      inUse = null;
      return { kept: [] };
    },
  };
  return { answers, use };
}

/** Opens the page with two services, of which `short.example` is in use. */
export function openWithTwo(hash = '#connect', answers: Answers = {}, second = other) {
  const services = severalServices(connected, second);
  const fake = fakeServices({ ...services.answers, ...answers });
  openOptions(fake.services, hash);
  return { ...fake, use: services.use };
}

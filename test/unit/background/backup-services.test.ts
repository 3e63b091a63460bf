import 'fake-indexeddb/auto';
import { afterAll, expect, test } from 'vitest';

import { requestFor } from '../links/world';
import { openTwoServices } from './start-two-services';

const { services, handlers, connect, close } = await openTwoServices();

afterAll(close);

const passphrase = 'correct horse';
const own = { lastDomain: 'go.example', shortHosts: ['go.example'] };

/** What is set of each service, by its address; the one in use is marked. */
const connected = async () =>
  Object.fromEntries(
    (await handlers()['services.list'](undefined)).map(({ connection, inUse }) => {
      const { address, name, color, pageHosts } = connection;
      return [address, { name, color, pageHosts, inUse }];
    }),
  );

test('every service goes through a file and back, with what is set of it and the one in use', async () => {
  const [{ baseUrl: first }, { baseUrl: second }] = services;
  for (const at of [0, 1] as const) await connect(at);
  await handlers()['preferences.save'](own);
  const pageHosts = ['news.example'];
  await handlers()['services.change']({ id: second, name: 'Second', color: 'pink', pageHosts });
  await handlers()['services.use']({ id: first });
  const before = await connected();
  expect(before).toMatchObject({ [first]: { inUse: true }, [second]: { name: 'Second' } });

  const wanted = { preferences: false, connection: true, passphrase };
  const head: unknown = JSON.parse(JSON.stringify(await handlers()['backup.export'](wanted)));
  await handlers()['connection.revoke'](undefined);
  expect(await connected()).toEqual({});

  // The other one before the one in use, as somebody may press them.
  await handlers()['backup.connect']({ head, passphrase, service: 1, use: false });
  expect(await handlers()['preferences.get'](undefined)).toMatchObject(own);
  await handlers()['backup.connect']({ head, passphrase, service: 0, use: true });
  expect(await connected()).toMatchObject({
    [first]: { inUse: true },
    [second]: { name: 'Second', color: 'pink', pageHosts, inUse: false },
  });
  const nothing = { lastDomain: null, shortHosts: [] };
  expect(await handlers()['preferences.get'](undefined)).toMatchObject(nothing);

  // What was chosen for it is with it, whichever is in use.
  await handlers()['services.use']({ id: second });
  expect(await handlers()['preferences.get'](undefined)).toMatchObject(own);
  // Its key works.
  expect(await handlers()['link.shorten'](requestFor())).toMatchObject({
    link: { service: second },
  });
});

import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';

import { describe, expect, onTestFinished, test } from 'vitest';

import { openService, segment } from './open-service.ts';

const creation = `create/url/${segment('https://long.example/path?one=1')}.json`;

const profile = 'documented';

describe('dropped connections', () => {
  test.each([
    ['before', 0],
    ['after', 1],
  ] as const)('drop %s acting: no answer, %i links', async (moment, links) => {
    const service = await openService({ profile });
    service.faults.set({ kind: 'drop', moment, operation: 'create', times: 1 });
    await expect(service.short(creation)).rejects.toThrow(/hang up|ECONNRESET/);
    expect(service.links()).toHaveLength(links);
    expect(service.requests()).toMatchObject([
      { operation: 'create', status: null, dropped: true, faults: ['drop'] },
    ]);
    expect((await service.short(creation)).status).toBe(200);
  });

  function keepingAgent(): Agent {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    return agent;
  }

  test('while a drop with `close` stands, no answer leaves its connection open', async () => {
    const service = await openService({ profile, keepAlive: true });
    const agent = keepingAgent();
    service.faults.set({ kind: 'drop', moment: 'after', operation: 'create' });
    for (let visit = 0; visit < 2; visit += 1) {
      const { headers } = await service.visit('/', { agent });
      expect(headers.connection).toBe('close');
    }
    await expect(
      service.visit(`/api/v1/${service.key}/shorturl/${creation}`, { agent }),
    ).rejects.toThrow();
    expect(service.requests().map(({ reusedConnection }) => reusedConnection)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('setting it closes the connections that wait', async () => {
    const service = await openService({ profile, keepAlive: true });
    const agent = keepingAgent();
    await service.visit('/', { agent });
    const [socket] = Object.values(agent.freeSockets).flat();
    service.faults.set({ kind: 'drop', moment: 'after' });
    await expect.poll(() => socket?.destroyed, { interval: 2 }).toBe(true);
  });

  test('also those that were opened ahead and never used', async () => {
    const service = await openService({ profile, keepAlive: true });
    const { hostname, port } = new URL(service.origin);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    // The service has accepted it once it answers a request that came later.
    await service.visit('/');
    service.faults.set({ kind: 'drop', moment: 'after' });
    await once(socket, 'close');
  });

  test('a drop with `kept` strikes a connection that was used before', async () => {
    const service = await openService({ profile, keepAlive: true });
    const agent = keepingAgent();
    service.faults.set({ kind: 'drop', moment: 'after', connection: 'kept', operation: 'create' });
    const { headers } = await service.visit('/', { agent });
    expect(headers.connection).not.toBe('close');
    const path = `/api/v1/${service.key}/shorturl/${creation}`;
    await expect(service.visit(path, { agent })).rejects.toThrow();
    expect(service.requests().at(-1)).toMatchObject({ reusedConnection: true, dropped: true });
    expect(service.links()).toHaveLength(1);
  });
});

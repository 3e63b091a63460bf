import { afterEach, expect, test } from 'vitest';

import { orReport, page, requestFor } from '../../links/world';
import { options, row } from '../rows';
import { openServiceWorld, type ServiceWorld } from './service-world';

let world: ServiceWorld;

afterEach(async () => world.close());

test('a page that was answered with a link that leads elsewhere is asked for in a list, and made by a retry', async () => {
  world = await openServiceWorld({ behavior: { givesExistingLinks: 'ignoring_fragment' } });
  const { clock, service, bulk, links } = world;
  const url = `${page}#chapter`;
  await clock.run(links().shorten(requestFor()));
  const alone = await clock.run(orReport(links().shorten(requestFor({ url }))));
  expect(alone).toMatchObject({ code: 'altered_link' });
  const before = service.requests().length;
  await clock.run(bulk().begin({ id: 'one', rows: [row(1, { url })], options }));
  expect(await clock.run(world.ended())).toMatchObject({ made: 0, failed: 1 });
  expect(service.requests().length).toBeGreaterThan(before);

  service.setBehavior({ givesExistingLinks: 'never' });
  await clock.run(bulk().retry('one'));
  expect(await clock.run(clock.wait(1000).then(world.ended))).toMatchObject({ made: 1, failed: 0 });
  expect(service.links()).toMatchObject([{ originalUrl: page }, { originalUrl: url }]);
});

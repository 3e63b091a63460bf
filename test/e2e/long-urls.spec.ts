import { awkwardUrls, inEveryPlace, plain } from '../fixtures/awkward-urls.ts';
import { expect, test } from './harness/fixtures.ts';
import { createCount } from './scenes/requests.ts';

test('every long URL arrives whole, with one request, or in no link that works', async ({
  user,
  service,
}) => {
  await user.connect();
  for (const [name, url] of awkwardUrls) {
    await test.step(name, async () => {
      service.clearRequests();
      const popup = await user.openPopup(url);
      await popup.waitForText('Copied');
      const link = service.links().at(-1);
      expect(plain(link?.originalUrl ?? '')).toBe(plain(url));
      expect(await user.clipboard()).toBe(link?.shortUrl);
      expect(createCount(service)).toBe(1);
      await popup.close();
    });
  }
  expect(service.links()).toHaveLength(awkwardUrls.length);

  await test.step('a URL that no spelling carries past every web server', async () => {
    service.clearRequests();
    const popup = await user.openPopup(inEveryPlace);
    await popup.waitForText(
      'Your service created a link to a different destination. Curtail disabled it.',
    );
    const made = service.links().slice(awkwardUrls.length);
    expect(made.map((link) => link.status)).toEqual(['disabled']);
    expect(createCount(service)).toBe(1);
  });
});

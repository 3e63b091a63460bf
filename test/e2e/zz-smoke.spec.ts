import { expect, test } from './harness/fixtures.ts';
test('chromium main line', async ({ user }) => {
  await user.connect();
  const popup = await user.openPopup('https://news.example/story?id=1');
  await popup.waitForText('Copied');
  expect(await user.clipboard()).toContain(user.service.origin);
});
test('firefox main line', async ({ firefoxUser: user }) => {
  await user.connect();
  const popup = await user.openPopup('https://news.example/story?id=1');
  await popup.waitForText('Copied');
  expect(await user.clipboard()).toContain(user.service.origin);
  await popup.screenshot('/tmp/work/harness/ffreal.png');
});

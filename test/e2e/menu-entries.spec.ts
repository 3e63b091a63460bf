import { expect, test } from './harness/fixtures.ts';
import { createCount } from './scenes/requests.ts';
import { select, visitPageWith } from './scenes/visit-page-with.ts';

// Firefox alone tells which entries a menu shows.
test('Firefox: a menu has the entries that fit, and none where nothing can be shortened', async ({
  firefoxUser: user,
  firefox,
  service,
}) => {
  const { ways } = firefox;
  await user.connect();
  await visitPageWith(
    user,
    `<h1>No address in here</h1>
     <p><a id="far" href="https://far.example/">A thing</a></p>
     <p><a id="mail" href="mailto:somebody@mail.example">Write</a></p>
     <p><a id="own" href="${service.baseUrl}/short">A short link</a></p>`,
  );
  await ways.seeMenu(['page']);
  await ways.seeMenu(['link'], { element: '#far' });
  await ways.seeMenu([], { element: '#mail' });
  // What is one's own is not shortened again.
  await ways.seeMenu(['own.info', 'own.off'], { element: '#own' });
  await ways.seeMenu(['action.tabs', 'action.links', 'action.preferences'], 'button');
  await user.browser.visit('about:blank');
  await ways.seeMenu([]);

  // What is selected, Curtail is told only when its entry is picked.
  await visitPageWith(user, '<h1>No address in here</h1>');
  await select(user, 'h1');
  await ways.clickMenu('selection', { element: 'h1' });
  await expect.poll(() => ways.badge()).toBe('!');
  const popup = await user.openPopup();
  await popup.waitForText('The selection contains no URLs.');
  expect(createCount(service)).toBe(0);
});

import type { FirefoxWays } from '../harness/firefox/firefox-ways.ts';
import type { User } from '../harness/user.ts';
import { visitPageWith } from '../scenes/visit-page-with.ts';

/** Each menu has the entries that fit, and none where nothing can be shortened. Firefox alone tells which ones it shows. */
export async function seeMenus(user: User, ways: FirefoxWays): Promise<void> {
  const { browser, service } = user;
  await visitPageWith(
    user,
    `<h1>No address in here</h1>
     <p><a id="far" href="https://far.example/">A thing</a></p>
     <p><a id="mail" href="mailto:somebody@mail.example">Write</a></p>
     <p><a id="own" href="${service.baseUrl}/short">A short link</a></p>`,
  );
  await ways.seeMenu(['page', 'page.choose']);
  await ways.seeMenu(['link'], { element: '#far' });
  await ways.seeMenu([], { element: '#mail' });
  // What is one's own is not shortened again.
  const canSwitch = service.profile.apis.includes('shorturl');
  await ways.seeMenu(['own.info', ...(canSwitch ? ['own.off'] : [])], { element: '#own' });
  await ways.seeMenu(
    ['button.choose', 'action.tabs', 'action.links', 'action.preferences'],
    'button',
  );
  await browser.visit('about:blank');
  await ways.seeMenu([]);
}

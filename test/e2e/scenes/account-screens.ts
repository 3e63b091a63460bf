import type { Page } from 'puppeteer-core';

import type { RunningService } from '../../service/start-service.ts';
import type { ChromiumBrowser } from '../harness/chromium/chromium-browser.ts';
import type { User } from '../harness/user.ts';
import type { View } from '../harness/view.ts';
import { browserPage } from './browser-page.ts';
import { look } from './expect-accessible.ts';

/** A connected person before the screens of the account. */
export interface AccountScreens {
  service: RunningService;
  userId: number;
  key: string;
  view: View;
  page: Page;
  /** Waits for words and looks at what is there. @param state such as `pixels-edit`, for the pictures */
  see: (words: string, state: string) => Promise<void>;
}

/** Connects, and opens the account's screens with nothing known of what is in them. */
export async function openAccountScreens(
  user: User,
  chromium: ChromiumBrowser,
): Promise<AccountScreens> {
  const { service, account } = user;
  const view = await user.connect();
  const page = await browserPage(chromium, 'options.html');
  const row = service.database.prepare('SELECT id FROM users WHERE username = ?').get(account.name);
  return {
    service,
    userId: Number(row?.['id']),
    key: account.key,
    view,
    page,
    see: (words, state) => look(chromium, view, words, state),
  };
}

/** Goes to a place of the options page, such as `#pixels/new`. */
export function goTo({ view }: Pick<AccountScreens, 'view'>, hash: string): Promise<void> {
  return view.evaluate((address) => {
    location.hash = address;
  }, hash);
}

/** Ends all faults and waits, forgets what the account API answered, and opens a place anew. */
export async function openAfresh(screens: AccountScreens, hash: string): Promise<void> {
  const { service, view, page } = screens;
  service.faults.clear();
  await view.evaluate(async () => {
    await chrome.storage.session.remove('budget');
    const opening = indexedDB.open('curtail-account');
    await new Promise((resolve) => {
      opening.addEventListener('success', resolve);
    });
    const database = opening.result;
    const clearing = database.transaction('answers', 'readwrite');
    clearing.objectStore('answers').clear();
    await new Promise((resolve) => {
      clearing.addEventListener('complete', resolve);
    });
    database.close();
  });
  await goTo(screens, hash);
  await page.reload();
}

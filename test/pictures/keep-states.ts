import type { ChromiumBrowser } from '../e2e/harness/chromium/chromium-browser.ts';
import type { User } from '../e2e/harness/user.ts';
import type { View } from '../e2e/harness/view.ts';
import { browserPage } from '../e2e/scenes/browser-page.ts';
import { keepPicture } from '../e2e/scenes/keep-picture.ts';
import { setViewingMode, viewingModes } from '../e2e/scenes/viewing-modes.ts';
import { test } from './stage.ts';

export interface Stage {
  user: User;
  chromium: ChromiumBrowser;
  options: View;
  /** What is kept in the test's own folder. */
  file: (name: string) => string;
}

/** States in the order in which one leads to the next. Those of the popup leave it open. */
export type States = Readonly<Record<string, (stage: Stage) => Promise<void>>>;

export async function keepBoth({ chromium }: Pick<Stage, 'chromium'>, name: string): Promise<void> {
  const page = await browserPage(chromium, fileOf(name));
  for (const mode of viewingModes.filter(({ name: kind }) => kind === 'dark' || kind === 'light')) {
    await setViewingMode(page, mode);
    await keepPicture(page, `${name}-${mode.name}`);
  }
}

export async function keepAll(stage: Stage, states: States): Promise<void> {
  for (const [name, reach] of Object.entries(states))
    await test.step(name, async () => {
      await reach(stage);
      await keepBoth(stage, `state-${name}`.replace(/^state-(?=popup|panel)/, ''));
    });
}

function fileOf(name: string) {
  if (name.startsWith('popup')) return 'popup.html';
  return name.startsWith('panel') ? 'sidepanel.html' : 'options.html';
}

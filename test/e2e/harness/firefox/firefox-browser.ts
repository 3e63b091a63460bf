import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findFirefox } from '../find-firefox.ts';
import type { Observation } from '../observation.ts';
import { poll } from '../poll.ts';
import type { TestBrowser } from '../test-browser.ts';
import type { View } from '../view.ts';
import { answerPermissionPrompt } from './answer-permission-prompt.ts';
import { makeFirefoxProfile } from './firefox-profile.ts';
import { firefoxView } from './firefox-view.ts';
import { launchFirefox } from './launch-firefox.ts';
import type { FirefoxProcess } from './launch-firefox.ts';
import { firefoxObservations, observeFirefox } from './observe-firefox.ts';
import { openPrivileged } from './privileged.ts';
import type { Privileged } from './privileged.ts';
import { playScenery } from './scenery.ts';
import { closeTruePopup, openTruePopup, preparePopups } from './true-popup.ts';

/** Firefox would draw one at random: a known one makes the addresses of the extension's pages known. */
const uuid = '5a1e7d2c-3b64-4f08-9c1d-7e0f2a6b8d43';

interface Context {
  context: string;
}

interface Tree {
  contexts: { context: string; url: string }[];
}

/** Firefox, without a window, with an extension in it. */
export class FirefoxBrowser implements TestBrowser {
  readonly extensionOrigin = `moz-extension://${uuid}`;
  readonly #process: FirefoxProcess;
  readonly #privileged: Privileged;
  readonly #extensionId: string;
  readonly #views: View[] = [];
  readonly #tabContext: string;

  private constructor(process: FirefoxProcess, privileged: Privileged, id: string, tab: string) {
    this.#process = process;
    this.#privileged = privileged;
    this.#extensionId = id;
    this.#tabContext = tab;
  }

  /** Starts Firefox with the unpacked extension in this folder. */
  static async launch(extension: string): Promise<FirefoxBrowser> {
    const program = findFirefox();
    if (program === undefined) throw new Error('No Firefox found.');
    const id = extensionIdOf(extension);
    const process = await launchFirefox(program, makeFirefoxProfile(id, uuid));
    const { connection } = process;
    const privileged = await openPrivileged(connection);
    await observeFirefox(privileged);
    await preparePopups(privileged);
    const { context } = await connection.send<Context>('browsingContext.create', {
      type: 'tab',
    });
    await playScenery(connection, context);
    // An empty tab would be taken for the options page that opens when the extension is installed.
    await connection.send('browsingContext.navigate', {
      context,
      url: 'https://start.example/',
      wait: 'complete',
    });
    await connection.send('webExtension.install', {
      extensionData: { type: 'path', path: extension },
    });
    return new FirefoxBrowser(process, privileged, id, context);
  }

  get tab(): View {
    return this.#view(this.#tabContext, () => this.#closeTab(this.#tabContext));
  }

  async visit(url: string): Promise<void> {
    await this.#show(this.#tabContext);
    await this.#send('browsingContext.navigate', {
      context: this.#tabContext,
      url,
      wait: 'complete',
    });
  }

  async firstRunPage(): Promise<View> {
    const address = `${this.extensionOrigin}/options.html`;
    const context = await poll('the first tab of the extension', async () => {
      const { contexts } = await this.#send<Tree>('browsingContext.getTree', {});
      return contexts.find(({ url }) => url.startsWith(address))?.context;
    });
    return this.#view(context, () => this.#closeTab(context));
  }

  async openExtensionPage(file: string): Promise<View> {
    const { context } = await this.#send<Context>('browsingContext.create', { type: 'tab' });
    const url = `${this.extensionOrigin}/${file}`;
    // Firefox tells nobody when a page of an extension has loaded.
    await this.#send('browsingContext.navigate', { context, url, wait: 'none' });
    const view = this.#view(context, () => this.#closeTab(context));
    await poll(url, async () => (await isLoaded(view, url)) || undefined);
    return view;
  }

  async openPopup(): Promise<View> {
    await this.#show(this.#tabContext);
    const context = await openTruePopup(this.#privileged, this.#extensionId);
    return this.#view(context, () => closeTruePopup(this.#privileged));
  }

  allowHost(): Promise<void> {
    return answerPermissionPrompt(this.#privileged, 'allow');
  }

  denyHost(): Promise<void> {
    return answerPermissionPrompt(this.#privileged, 'deny');
  }

  async clipboard(): Promise<string> {
    return String(await this.#privileged('navigator.clipboard.readText()'));
  }

  observations(): Promise<readonly Observation[]> {
    return firefoxObservations(this.#privileged);
  }

  async openViews(): Promise<View[]> {
    const open: View[] = [];
    for (const view of this.#views) if (await view.isOpen()) open.push(view);
    return open;
  }

  close(): Promise<void> {
    return this.#process.close();
  }

  #show(context: string): Promise<unknown> {
    return this.#send('browsingContext.activate', { context });
  }

  #closeTab(context: string): Promise<unknown> {
    return this.#send('browsingContext.close', { context });
  }

  #send<Result = unknown>(method: string, params: object): Promise<Result> {
    return this.#process.connection.send<Result>(method, params);
  }

  #view(context: string, close: () => Promise<unknown>): View {
    const view = firefoxView(this.#process.connection, context, close);
    this.#views.push(view);
    return view;
  }
}

function extensionIdOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    browser_specific_settings?: { gecko?: { id?: string } };
  };
  const id = manifest.browser_specific_settings?.gecko?.id;
  if (id === undefined) throw new Error(`The manifest in ${folder} names no id for Firefox.`);
  return id;
}

/** While the page changes process, asking it fails. */
const isLoaded = (view: View, url: string): Promise<boolean> =>
  view
    .evaluate(
      (expected) => location.href.startsWith(expected) && document.readyState === 'complete',
      url,
    )
    .catch(() => false);

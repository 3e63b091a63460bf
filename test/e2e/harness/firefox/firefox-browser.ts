import type { Observation } from '../observation.ts';
import { poll } from '../poll.ts';
import type { TestBrowser } from '../test-browser.ts';
import type { View } from '../view.ts';
import { allowAtPrompt } from './allow-at-prompt.ts';
import { firefoxView } from './firefox-view.ts';
import { FirefoxWays } from './firefox-ways.ts';
import { openFreshTab } from './fresh-tab.ts';
import type { FirefoxOptions } from './launch-firefox.ts';
import { firefoxObservations } from './observe-firefox.ts';
import type { Privileged } from './privileged.ts';
import { playScenery } from './scenery.ts';
import { startFirefox } from './start-firefox.ts';
import type { RunningFirefox } from './start-firefox.ts';
import { closeTruePopup, openTruePopup, truePopup } from './true-popup.ts';

interface Context {
  context: string;
}

interface Installed {
  /** Its id. */
  extension: string;
}

/** The one under test, and the tab beside its own. */
interface Extension {
  id: string;
  origin: string;
  tab: string;
  install: () => Promise<unknown>;
}

interface Tree {
  contexts: { context: string; url: string }[];
}

const front = 'gBrowser.selectedBrowser.browsingContext';

/** Firefox with an extension in it. */
export class FirefoxBrowser implements TestBrowser {
  readonly extensionOrigin: string;
  readonly ways: FirefoxWays;
  readonly #firefox: RunningFirefox;
  readonly #privileged: Privileged;
  readonly #extensionId: string;
  readonly #install: () => Promise<unknown>;
  readonly #views: View[] = [];
  readonly #tabContext: string;

  private constructor(firefox: RunningFirefox, { id, origin, tab, install }: Extension) {
    this.#install = install;
    this.#firefox = firefox;
    this.#privileged = firefox.privileged;
    this.#extensionId = id;
    this.extensionOrigin = origin;
    this.#tabContext = tab;
    this.ways = new FirefoxWays({ ...firefox, extensionId: id, context: tab });
  }

  /** Starts a Firefox for the unpacked extension in this folder alone. */
  static async launch(extension: string, options: FirefoxOptions = {}): Promise<FirefoxBrowser> {
    return FirefoxBrowser.begin(extension, await startFirefox(options));
  }

  /** Puts the extension into a browser that has none. */
  static async begin(extension: string, firefox: RunningFirefox): Promise<FirefoxBrowser> {
    const { connection, privileged } = firefox;
    const context = await openFreshTab(connection);
    await playScenery(connection, context);
    // As in Chromium: an empty tab would be taken for the options page that opens when the extension is installed.
    await connection.send('browsingContext.navigate', {
      context,
      url: 'https://news.example/',
      wait: 'complete',
    });
    const install = () =>
      connection.send<Installed>('webExtension.install', {
        extensionData: { type: 'path', path: extension },
      });
    const { extension: id } = await install();
    const host = await privileged(
      `WebExtensionPolicy.getByID(${JSON.stringify(id)}).mozExtensionHostname`,
    );
    const origin = `moz-extension://${String(host)}`;
    return new FirefoxBrowser(firefox, { id, origin, tab: context, install });
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

  /** Opens a file of the extension as a phone of this size, in pixels, shows it: under a finger. */
  async openOnPhone(file: string, width: number, height: number): Promise<View> {
    const { context } = await this.#send<Context>('browsingContext.create', { type: 'tab' });
    await this.#send('browsingContext.setViewport', { context, viewport: { width, height } });
    const view = await this.#open(context, file);
    // Not before: with its process, the page changes what this is noted on.
    await this.#privileged(`${front}.touchEventsOverride = 'enabled'`);
    await view.waitUntil(() => matchMedia('(pointer: coarse)').matches);
    return view;
  }

  async openExtensionPage(file: string): Promise<View> {
    const { context } = await this.#send<Context>('browsingContext.create', { type: 'tab' });
    return this.#open(context, file);
  }

  async #open(context: string, file: string): Promise<View> {
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

  async poppedUp(): Promise<View> {
    const context = await truePopup(this.#privileged);
    return this.#view(context, () => closeTruePopup(this.#privileged));
  }

  allowHost(): Promise<void> {
    return allowAtPrompt(this.#privileged);
  }

  async clipboard(): Promise<string> {
    return String(await this.#privileged('navigator.clipboard.readText()'));
  }

  async clipboardHtml(): Promise<string> {
    return String(await this.#privileged(readHtml));
  }

  observations(): Promise<readonly Observation[]> {
    return firefoxObservations(this.#privileged);
  }

  workerIsAwake(): null {
    return null;
  }

  async openViews(): Promise<View[]> {
    const open: View[] = [];
    for (const view of this.#views) if (await view.isOpen()) open.push(view);
    return open;
  }

  async update(): Promise<void> {
    await this.#install();
  }

  untilClosed(): Promise<void> {
    return this.#firefox.exited;
  }

  async close(): Promise<void> {
    await this.#send('webExtension.uninstall', { extension: this.#extensionId });
    await this.#firefox.close();
  }

  #show(context: string): Promise<unknown> {
    return this.#send('browsingContext.activate', { context });
  }

  #closeTab(context: string): Promise<unknown> {
    return this.#send('browsingContext.close', { context });
  }

  #send<Result = unknown>(method: string, params: object): Promise<Result> {
    return this.#firefox.connection.send<Result>(method, params);
  }

  #view(context: string, close: () => Promise<unknown>): View {
    const view = firefoxView(this.#firefox.connection, context, close);
    this.#views.push(view);
    return view;
  }
}

/** The rich text on the clipboard. */
const readHtml = `(async () => {
  const [item] = await navigator.clipboard.read();
  return item?.types.includes('text/html') ? (await item.getType('text/html')).text() : '';
})()`;

/** While the page changes process, asking it fails. */
const isLoaded = (view: View, url: string): Promise<boolean> =>
  view
    .evaluate(
      (expected) => location.href.startsWith(expected) && document.readyState === 'complete',
      url,
    )
    .catch(() => false);

import type { RunningService } from '../../service/start-service.ts';
import { fillInAtOnce } from './fill-in-at-once.ts';
import { hostPattern } from './host-pattern.ts';
import type { TestBrowser } from './test-browser.ts';
import type { View } from './view.ts';
import type { WaysIn } from './ways-in.ts';

/** An account of the service, as the person knows it. */
export interface Account {
  name: string;
  key: string;
}

/** A person with Curtail in their browser and an account on a service. */
export class User {
  readonly browser: TestBrowser;
  readonly service: RunningService;
  readonly account: Account;
  readonly #firstRunPage: View | undefined;

  /** @param firstRunPage the tab that Curtail opened by itself, if it is still there */
  constructor(
    browser: TestBrowser,
    service: RunningService,
    account: Account,
    firstRunPage?: View,
  ) {
    this.#firstRunPage = firstRunPage;
    this.browser = browser;
    this.service = service;
    this.account = account;
  }

  /** The ways in beside popup and pages. */
  get ways(): WaysIn {
    return this.browser.ways;
  }

  /** Opens the options page at a screen, such as `#links`; blank for where it begins by itself. */
  openOptions(screen = '#connect'): Promise<View> {
    return this.browser.openExtensionPage(`options.html${screen}`);
  }

  /**
   * Connects Curtail to the account, in the tab that it opened by itself: fills in address and key, presses Connect, lets the
   * browser grant the host, and waits to be greeted.
   * @returns the options page
   */
  async connect(address: string = this.service.baseUrl): Promise<View> {
    await this.browser.allowHost(hostPattern(address));
    const options = (await this.#firstOptions()) ?? (await this.openOptions());
    await fillInAtOnce(options, { 'Service URL': address, 'API key': this.account.key });
    await this.addHeader(options);
    await options.press('Connect');
    await options.waitForText(this.account.name);
    return options;
  }

  /** Fills in the extra header of the form that whatever stands in front of the service wants, if anything does. */
  async addHeader(options: View): Promise<void> {
    const { gate } = this.service;
    if (gate === undefined) return;
    await options.evaluate(() =>
      document.querySelector<HTMLElement>('.extra-headers summary')?.click(),
    );
    await fillInAtOnce(options, { Name: gate.header, Value: gate.value });
  }

  /** The tab that Curtail opened by itself, as long as it is in front. */
  async #firstOptions(): Promise<View | undefined> {
    const page = this.#firstRunPage;
    const isSeen = await page
      ?.evaluate(() => document.visibilityState === 'visible')
      .catch(() => false);
    return isSeen ? page : undefined;
  }

  /** Goes to a page, if one is given, and clicks the toolbar button. */
  async openPopup(url?: string): Promise<View> {
    if (url !== undefined) await this.browser.visit(url);
    return this.browser.openPopup();
  }

  /** The text on the clipboard. */
  clipboard(): Promise<string> {
    return this.browser.clipboard();
  }
}

import type { Observation } from './observation.ts';
import type { View } from './view.ts';

/** A browser with the extension in it, in the words that Chromium and Firefox share. */
export interface TestBrowser {
  /** Where the extension's pages are, such as `chrome-extension://<id>`. */
  readonly extensionOrigin: string;
  /** What pages and workers said so far. */
  observations(): Promise<readonly Observation[]>;
  /** The tab that the person looks at. */
  readonly tab: View;
  /** Goes to an address in the tab that the person looks at. Addresses beyond this machine show scenery. */
  visit(url: string): Promise<void>;
  /** The tab that Curtail opens by itself when it has been installed. */
  firstRunPage(): Promise<View>;
  /** Opens a file of the extension in a tab of its own. */
  openExtensionPage(file: string): Promise<View>;
  /** Clicks the toolbar button and hands over the true popup. */
  openPopup(): Promise<View>;
  /** Sees to it that the next request for this host permission (`https://short.example/*`) is granted. */
  allowHost(pattern: string): Promise<void>;
  /** The text on the clipboard. */
  clipboard(): Promise<string>;
  /** Views that are open. */
  openViews(): Promise<View[]>;
  /** Stops the browser and deletes its profile. */
  close(): Promise<void>;
}

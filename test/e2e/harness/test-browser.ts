import type { Observation } from './observation.ts';
import type { View } from './view.ts';
import type { WaysIn } from './ways-in.ts';

/** A browser with the extension in it, in the words that Chromium and Firefox share. */
export interface TestBrowser {
  /** Where the extension's pages are, such as `chrome-extension://<id>`. */
  readonly extensionOrigin: string;
  /** What a person does with the extension beside its popup and pages. */
  readonly ways: WaysIn;
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
  /** The true popup that the extension opens by itself. */
  poppedUp(): Promise<View>;
  /** Sees to it that the next request for this host permission (`https://short.example/*`) is granted. */
  allowHost(pattern: string): Promise<void>;
  /** The text on the clipboard. */
  clipboard(): Promise<string>;
  /** The rich text on the clipboard, as HTML; empty when it holds none. */
  clipboardHtml(): Promise<string>;
  /** Puts the extension in the place of itself, as an update does. */
  update(): Promise<void>;
  /** Null where the browser does not tell. */
  workerIsAwake(): boolean | null;
  /** Views that are open. */
  openViews(): Promise<View[]>;
  /** Resolves when the browser has ended. */
  untilClosed(): Promise<void>;
  /** Stops the browser and deletes its profile. */
  close(): Promise<void>;
}

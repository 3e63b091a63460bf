import type { Browser, Page } from 'puppeteer-core';

import type { Backstage } from './backstage.ts';

/** What a test borrows. */
export interface Loan {
  puppeteer: Browser;
  backstage: Backstage;
  /** An empty tab, alone in its window. */
  page: Page;
  /** The folder of the unpacked extension. */
  extension: string;
  /** Its id, where it is loaded already. */
  loaded?: string;
  /** Whether it may run in private windows, too: the browser loads it a second time for that. */
  inPrivate?: boolean;
  giveBack: () => Promise<void>;
}

/** Puts the extension into the browser, or in the place of itself. @returns its id */
export const install = ({ puppeteer, extension, inPrivate = false }: Loan): Promise<string> =>
  puppeteer.installExtension(extension, { enabledInIncognito: inPrivate });

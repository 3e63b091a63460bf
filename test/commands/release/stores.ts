/** What a listing says in one language, as far as stores limit it. */
export type LimitedField = 'name' | 'summary' | 'description';

/** A store, and what it takes. */
export interface Store {
  readonly name: string;
  /** Its packages end in this, as WXT names them. */
  readonly browser: 'chrome' | 'edge' | 'firefox';
  /** Where its uploads begin. */
  readonly dashboard: string;
  /** Fewest and most characters. */
  readonly limits: Readonly<Record<LimitedField, readonly [number, number]>>;
  /** Without these variables there is no uploading by a program. */
  readonly keys: readonly string[];
}

export const stores: readonly Store[] = [
  {
    name: 'Chrome Web Store',
    browser: 'chrome',
    dashboard: 'https://chrome.google.com/webstore/devconsole',
    limits: { name: [1, 75], summary: [1, 132], description: [1, 16_000] },
    keys: [
      'CHROME_EXTENSION_ID',
      'CHROME_PUBLISHER_ID',
      'CHROME_SERVICE_ACCOUNT_CLIENT_EMAIL',
      'CHROME_SERVICE_ACCOUNT_PRIVATE_KEY',
    ],
  },
  {
    name: 'Microsoft Edge Add-ons',
    browser: 'edge',
    dashboard: 'https://partner.microsoft.com/dashboard/microsoftedge/overview',
    limits: { name: [1, 45], summary: [1, 132], description: [250, 10_000] },
    keys: ['EDGE_PRODUCT_ID', 'EDGE_CLIENT_ID', 'EDGE_API_KEY'],
  },
  {
    name: 'Firefox Add-ons',
    browser: 'firefox',
    dashboard: 'https://addons.mozilla.org/developers/',
    limits: { name: [1, 50], summary: [1, 250], description: [1, 15_000] },
    keys: ['FIREFOX_JWT_ISSUER', 'FIREFOX_JWT_SECRET'],
  },
];

/** A package of this version, as WXT names it; `sources` goes along for Firefox's reviewers. */
export const packageName = (version: string, content: Store['browser'] | 'sources'): string =>
  `curtail-${version}-${content}.zip`;

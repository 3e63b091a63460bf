import type { ConnectionView } from '@/lib/contract/connection';
import type { Draft } from '@/lib/contract/draft';
import type { LinkRecord } from '@/lib/contract/link';
import type { Page, PopupState } from '@/lib/contract/popup-state';
import { defaultPreferences } from '@/lib/contract/preferences';

export const connection: ConnectionView = {
  id: 'connection',
  address: 'https://short.example',
  originPattern: 'https://short.example/*',
  apis: { account: 'available', shortUrl: 'available' },
  accountName: 'newcomer',
  refusal: null,
  connectedAt: 1_790_000_000_000,
};

export const link: LinkRecord = {
  shortUrl: 'https://short.example/aB3xY9',
  service: 'https://short.example',
  id: '7',
  longUrl: 'https://example.com/article?id=5',
  title: 'An article',
  createdAt: 1_790_000_000_000,
  alias: null,
  domain: null,
  expiry: null,
  hasPassword: false,
  status: 'active',
  filing: [],
};

export const page: Page = {
  tabId: 3,
  url: 'https://example.com/article?id=5',
  title: 'An article',
  private: false,
  problem: null,
};

export const draft: Draft = {
  url: 'https://example.com/typed',
  alias: 'typed',
  password: '',
  expiry: '',
  domain: '',
  campaign: null,
  channel: null,
};

/** The popup's first answer: connected, an ordinary page, at once. */
export const popupState = (differences: Partial<PopupState> = {}): PopupState => ({
  connection,
  permitted: true,
  page,
  preferences: defaultPreferences,
  existing: null,
  existingIsForeign: false,
  uncertain: false,
  draft: null,
  domains: ['links.example.com'],
  mayAct: true,
  asked: null,
  job: null,
  ...differences,
});

import type { Services } from '@/components/popup/services';
import type { ConnectionView } from '@/lib/contract/connection';
import type { LinkRecord } from '@/lib/contract/link';
import type { Page, PopupState } from '@/lib/contract/popup-state';
import { defaultPreferences } from '@/lib/contract/preferences';
import type { MessageInput, MessageName, MessageOutputs } from '@/lib/messages/protocol';

type Answers = {
  [N in MessageName]?: (input: MessageInput<N>) => MessageOutputs[N] | Promise<MessageOutputs[N]>;
};

export const connection: ConnectionView = {
  address: 'https://short.example',
  originPattern: 'https://short.example/*',
  apis: { account: 'available', shortUrl: 'available' },
  accountName: 'marten',
  refusal: null,
  connectedAt: 1_790_000_000_000,
};

export const link: LinkRecord = {
  shortUrl: 'https://short.example/aB3xY9',
  id: 7,
  longUrl: 'https://example.com/article?id=5',
  title: 'An article',
  createdAt: 1_790_000_000_000,
  alias: null,
  domain: null,
  expiry: null,
  hasPassword: false,
  status: 'active',
};

export const page: Page = {
  tabId: 3,
  url: 'https://example.com/article?id=5',
  title: 'An article',
  private: false,
  problem: null,
};

/** The popup's first answer: connected, an ordinary page, at once. */
export const popupState = (differences: Partial<PopupState> = {}): PopupState => ({
  connection,
  permitted: true,
  page,
  preferences: defaultPreferences,
  existing: null,
  uncertain: false,
  draft: null,
  domains: ['links.example.com'],
  ...differences,
});

/** The same, with the form shown first. */
export const formState = (differences: Partial<PopupState> = {}): PopupState =>
  popupState({ preferences: { ...defaultPreferences, toolbar: 'form' }, ...differences });

/**
 * Stands in for the background and the browser, and keeps what was asked of them.
 * @param answers what differs from: everything succeeds
 */
export function fakeServices(answers: Answers = {}, browser: Partial<Services> = {}) {
  const messages: { name: MessageName; input: unknown }[] = [];
  const copied: string[] = [];
  const saved: { content: Blob; name: string }[] = [];
  const all: Answers = {
    'popup.open': () => popupState(),
    'draft.save': () => null,
    'link.shorten': () => ({ how: 'created', link }),
    'link.recheck': () => null,
    'link.switchOff': () => ({ ...link, status: 'disabled' }),
    'link.switchOn': () => link,
    'alias.check': () => true,
    'domains.refresh': () => ['links.example.com'],
    'preferences.save': () => defaultPreferences,
    ...answers,
  };
  const services: Services = {
    send: async (name, input) => {
      messages.push({ name, input });
      const answer = all[name];
      if (answer === undefined) throw new Error(`nobody answers ${name}`);
      return answer(input);
    },
    copyText: async (text) => {
      copied.push(text);
      return true;
    },
    copyPng: async () => true,
    saveFile: (content, name) => {
      saved.push({ content, name });
    },
    reopen: () => undefined,
    loadPermissions: async () => ({ askToReach: async () => true }),
    ...browser,
  };
  const inputsOf = (name: MessageName) =>
    messages.filter((message) => message.name === name).map(({ input }) => input);
  return { services, messages, copied, saved, inputsOf };
}

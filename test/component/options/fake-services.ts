import type { OptionsServices } from '@/components/ui/services';
import { createAccountClient } from '@/lib/messages/account-client';
import type { MessageInput, MessageName } from '@/lib/messages/inputs';
import type { MessageOutputs } from '@/lib/messages/outputs';
import type { LinkPage } from '@/lib/model/link-query';
import type { CopyContent } from '@/lib/model/preferences';
import { copyText } from '@/lib/platform/clipboard';
import { nothingManaged } from '@/lib/rules/managed';

import { sampleConnection } from '../../fixtures/connection';
import { samplePreferences } from '../../fixtures/preferences';

type Answers = {
  [N in MessageName]?: (
    input: MessageInput<N>,
    service?: string,
  ) => MessageOutputs[N] | Promise<MessageOutputs[N]>;
};

export const connected = sampleConnection();

const noLinks: LinkPage = {
  links: [],
  total: 0,
  counts: { all: 0, working: 0, off: 0, expiring: 0, protected: 0, elsewhere: 0 },
  hosts: [],
};

/** What a browser on a desktop has. */
const desktopWays = { menus: true, keys: true, addressBar: true, windows: true };

/** What was asked of the background and of the browser, in order. */
interface Calls {
  messages: { name: MessageName; input: unknown }[];
  origins: string[];
  permissions: string[];
  copied: CopyContent[];
  files: { content: Blob; name: string }[];
}

/** Not connected, default preferences, nothing managed, and everything succeeds. */
const usualAnswers: Answers = {
  'connection.get': () => null,
  'connection.connect': () => connected,
  'connection.revoke': () => ({ kept: [] }),
  'services.list': () => [],
  'data.unread': () => [],
  'preferences.get': () => samplePreferences(),
  'managed.get': () => nothingManaged,
  'preferences.save': (changes) => samplePreferences(changes),
  'qr.looks': () => ({ look: null, presets: [] }),
  'qr.saveLook': () => null,
  'links.list': () => noLinks,
  'links.sync': () => ({ at: 0, listed: 0, added: 0, unlisted: 0 }),
};

/**
 * Stands in for the background and the browser.
 * @param answers what differs from: not connected, default preferences, everything succeeds
 */
export function fakeServices(answers: Answers = {}, browser: Partial<OptionsServices> = {}) {
  const calls: Calls = {
    messages: [],
    origins: [],
    permissions: [],
    copied: [],
    files: [],
  };
  const all: Answers = { ...usualAnswers, ...answers };
  const send: OptionsServices['send'] = async (name, input, context = {}) => {
    calls.messages.push({ name, input });
    const answer = all[name];
    if (answer === undefined) throw new Error(`nobody answers ${name}`);
    return answer(input, context.service);
  };
  const services: OptionsServices = {
    send,
    account: createAccountClient(send),
    requestOrigin: async (origin) => {
      calls.origins.push(origin);
      return true;
    },
    hasOrigin: async () => true,
    requestPermission: async (permission) => {
      calls.permissions.push(permission);
      return true;
    },
    hasPermission: async () => true,
    isOnToolbar: async () => undefined,
    commandKeys: async () => [
      { name: '_execute_action', keys: 'Alt+Shift+S', suggested: 'Alt+Shift+S' },
    ],
    copyText: async (content) => {
      calls.copied.push(content);
      return copyText(content);
    },
    copyPng: async () => true,
    saveFile: (content, name) => void calls.files.push({ content, name }),
    tabsHere: async () => [],
    ways: desktopWays,
    version: '1.2.3',
    share: undefined,
    isPrivate: false,
    openShortcutSettings: async () => undefined,
    ...browser,
  };
  const inputsOf = (name: MessageName) =>
    calls.messages.filter((message) => message.name === name).map(({ input }) => input);
  return { services, calls, inputsOf };
}

import type { LinkServices } from '@/components/link/view';
import type { MessageInput, MessageName } from '@/lib/messages/inputs';
import type { MessageOutputs } from '@/lib/messages/outputs';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { PopupState } from '@/lib/model/popup-state';

import { link, popupState } from '../../fixtures/popup-state';
import { samplePreferences } from '../../fixtures/preferences';

type Answers = {
  [N in MessageName]?: (input: MessageInput<N>) => MessageOutputs[N] | Promise<MessageOutputs[N]>;
};

/** The first page of a list, as the background answers with it. */
export const listed = (...names: string[]) => ({
  items: names.map((name, i) => ({ id: String(i + 1), name })),
  total: names.length,
  nextPage: null,
});

const lists: Record<string, unknown> = {
  listCampaigns: listed('Spring', 'Autumn'),
  listChannels: listed('News', 'Mail'),
};

const noCounts = { all: 0, working: 0, off: 0, expiring: 0, protected: 0, elsewhere: 0 };

/** The same, with the form shown first. */
export const formState = (differences: Partial<PopupState> = {}): PopupState =>
  popupState({ preferences: samplePreferences({ toolbar: 'form' }), ...differences });

/** An answer that never comes. */
export const never = async () => new Promise<never>(() => {});

/** An answer that fails each time. */
export const fails = (report: ErrorReport) => async (): Promise<never> => {
  throw new AppError(report);
};

/** An answer that fails the first time. */
export function failsOnce<T>(report: ErrorReport, answer: T) {
  const failures = [report];
  return async (): Promise<T> => {
    const failure = failures.shift();
    if (failure !== undefined) throw new AppError(failure);
    return answer;
  };
}

/** A create that ends with a link of which something differs. */
export const withLink = (differences: Partial<LinkRecord>) => ({
  'link.shorten': () => ({ how: 'created' as const, link: { ...link, ...differences } }),
});

type Permissions = Awaited<ReturnType<LinkServices['loadPermissions']>>;

/** A browser that gives every permission, but for what differs. */
export const permissions =
  (differences: Partial<Permissions> = {}): LinkServices['loadPermissions'] =>
  async () => ({
    requestOrigin: async () => true,
    requestPermission: async () => true,
    ...differences,
  });

/**
 * Stands in for the background and the browser, and keeps what was asked of them.
 * @param answers what differs from: everything succeeds
 */
export function fakeServices(answers: Answers = {}, browser: Partial<LinkServices> = {}) {
  const messages: { name: MessageName; input: unknown; private?: true }[] = [];
  const copied: string[] = [];
  const saved: { content: Blob; name: string }[] = [];
  const all: Answers = {
    'popup.open': () => popupState(),
    'draft.save': () => null,
    'qr.looks': () => ({ look: null, presets: [] }),
    'link.shorten': () => ({ how: 'created', link }),
    'link.recheck': () => null,
    'link.disable': () => ({ ...link, status: 'disabled' }),
    'link.undo': () => ({ ...link, status: 'disabled' }),
    'link.enable': () => link,
    'alias.check': () => true,
    'domains.refresh': () => ['links.example.com'],
    'preferences.save': () => samplePreferences(),
    'account.known': ({ operation }) => ({ value: lists[operation], at: 0 }),
    'account.read': ({ operation }) => ({ value: lists[operation], at: Date.now() }),
    'link.file': ({ folder }) => ({ ...folder, state: 'done' }),
    'qr.save': () => ({ id: '1' }),
    'links.list': () => ({ links: [], total: 0, counts: noCounts, hosts: [] }),
    'links.existing': ({ urls }) => urls.map(() => null),
    'link.get': () => null,
    'link.check': () => null,
    'job.dismiss': () => null,
    'tabs.await': () => null,
    ...answers,
  };
  const services: LinkServices = {
    send: async (name, input, context) => {
      messages.push({ name, input, ...(context?.private === true && { private: true }) });
      const answer = all[name];
      if (answer === undefined) throw new Error(`nobody answers ${name}`);
      return answer(input);
    },
    copyText: async ({ text }) => {
      copied.push(text);
      return true;
    },
    copyPng: async () => true,
    saveFile: (content, name) => {
      saved.push({ content, name });
    },
    reopen: () => undefined,
    close: () => undefined,
    loadPermissions: permissions(),
    ...browser,
  };
  const inputsOf = (name: MessageName) =>
    messages.filter((message) => message.name === name).map(({ input }) => input);
  return { services, messages, copied, saved, inputsOf };
}

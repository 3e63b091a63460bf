import type { Command, CommandPlace, CommandProblem } from '@/lib/model/command';
import type { PopupRequest } from '@/lib/model/popup-state';
import type { Target } from '@/lib/model/shorten';
import type { PendingTabs } from '@/lib/model/stored-data';
import { openPopup, openScreen } from '@/lib/platform/pages';
import { hasPermission } from '@/lib/platform/permissions';
import { tabsOfWindow } from '@/lib/platform/tabs';
import { pageProblem } from '@/lib/rules/url/page-problem';

import { type ToShorten, chooseService, jobOfPages } from './choose-service';
import type { Parts } from './parts';
import type { Stores } from './stores';

export type ExecuteCommand = (command: Command, place: CommandPlace) => Promise<void>;

export const createExecuteCommand =
  (partsNow: () => Parts): ExecuteCommand =>
  async (command, place) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has a row for each kind; looking one up forgets which
    const executeCommand = commandHandlers[command.kind] as (
      parts: Parts,
      command: Command,
      place: CommandPlace,
    ) => Promise<void>;
    return executeCommand(partsNow(), command, place);
  };

type CommandHandlers = {
  [K in Command['kind']]: (
    parts: Parts,
    ask: Extract<Command, { kind: K }>,
    place: CommandPlace,
  ) => Promise<void>;
};

const commandHandlers: CommandHandlers = {
  shorten,
  find,
  refuse: async (parts, { problem }, place) => refuse(parts, problem, place),
  choose: async (parts, { kind, target }, place) => openPopupFor(parts, { kind }, place, target),
  show_qr: async (parts, { kind, target }, place) => openPopupFor(parts, { kind }, place, target),
  show_info: openPopupFor,
  switch_off: openPopupFor,
  shorten_tabs: shortenTabs,
  open_screen: async (_parts, { screen }) => openScreen(screen),
  stop: async (parts, _ask, place) => stop(parts, place),
};

async function shorten(parts: Parts, asked: ToShorten, place: CommandPlace): Promise<void> {
  const service = await chooseService(parts, asked, place);
  if (service === null) return openScreen('connect');
  const { targets, domain, template } = asked;
  const { tabId, private: isPrivate } = place;
  await parts.jobs.run({ targets, domain, template, service, tabId, private: isPrivate });
}

async function find(
  parts: Parts,
  { words, ...picked }: { words: string; service?: string },
  place: CommandPlace,
): Promise<void> {
  const service = await chooseService(parts, { ...picked, domain: null }, { page: null });
  if (service === null) return openScreen('connect');
  const links = await parts.linksOf(service);
  const [link] = await links.searchWorking(words, 1);
  if (link === undefined) return refuse(parts, 'no_such_link', place);
  const targets = [{ url: link.shortUrl, title: '' }];
  return shorten(parts, { service, targets, domain: null }, place);
}

const refuse = async (
  { jobs }: Parts,
  problem: CommandProblem,
  { tabId, private: isPrivate }: CommandPlace,
): Promise<void> => void (await jobs.refuse({ tabId, private: isPrivate }, problem));

/** Nothing is waited for before the popup opens: a click does not stay fresh. */
async function openPopupFor(
  { popupRequests }: Parts,
  ask: PopupRequest,
  { tabId, windowId, private: isPrivate }: CommandPlace,
  target?: Target,
): Promise<void> {
  const page = target && { tabId: tabId ?? -1, ...target, private: isPrivate };
  popupRequests.put({ ask, page: page ?? null });
  await openPopup(windowId);
}

async function stop({ jobs }: Parts, place: CommandPlace): Promise<void> {
  const job = await jobs.toShow(place.private);
  if (job?.state === 'working') await jobs.stop(job.id);
}

/** The popup asks for the permission to see tabs first: a worker cannot. */
async function shortenTabs(
  parts: Parts,
  { kind }: { kind: 'shorten_tabs' },
  place: CommandPlace,
): Promise<void> {
  const { windowId, private: isPrivate } = place;
  if (windowId === null) return;
  if ((await parts.connections.services.list()).length === 0) return openScreen('connect');
  if (await hasPermission('tabs')) return shortenNow(parts, { windowId, private: isPrivate });
  return openPopupFor(parts, { kind, windowId }, place);
}

/** Keeps the window that waits for the permission, as the browser's question may close the popup; null where the answer was no. */
export const awaitTabs = async (
  { pendingTabs }: Pick<Stores, 'pendingTabs'>,
  { windowId, ...window }: { windowId: number | null; private: boolean },
): Promise<void> =>
  pendingTabs.set(windowId === null ? null : { windowId, ...window, at: Date.now() });

/** Milliseconds within which a permission that is given is the answer to the question about the tabs, where the popup is gone. */
const answerTime = 120_000;

/** Begins once, at the popup's or the browser's word. @param windowId what the popup asked about; undefined for the browser's word */
export async function shortenPendingTabs(parts: Parts, windowId?: number): Promise<void> {
  if (!(await hasPermission('tabs'))) return;
  const isMeant = (pending: PendingTabs): boolean =>
    windowId === undefined
      ? Math.abs(Date.now() - pending.at) < answerTime
      : pending.windowId === windowId;
  let meant: PendingTabs | null = null;
  await parts.stores.pendingTabs.update((pending) => {
    meant = pending !== null && isMeant(pending) ? pending : null;
    return meant === null ? pending : null;
  });
  if (meant !== null) await shortenNow(parts, meant);
}

async function shortenNow(
  { connections, jobs }: Parts,
  { windowId, private: isPrivate }: Omit<PendingTabs, 'at'>,
): Promise<void> {
  const tabs = await tabsOfWindow(windowId);
  const targets = tabs.filter(({ url }) => pageProblem(url) === null);
  const place = { tabId: null, private: isPrivate };
  if (targets.length === 0) return void (await jobs.refuse(place, 'no_tabs'));
  const services = await connections.services.list();
  await jobs.run({ ...jobOfPages(targets, services), domain: null, ...place });
}

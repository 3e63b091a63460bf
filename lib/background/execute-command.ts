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

export type ExecuteCommand = (command: Command, place: CommandPlace) => Promise<void>;

/** Does what a menu, a key or the address bar asked for. The job's feedback or the popup shows what comes of it. */
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
  copy,
  find,
  refuse: async (parts, { problem }, place) => refuse(parts, problem, place),
  choose: async (parts, { kind, target }, place) => openPopupFor(parts, { kind }, place, target),
  show_qr: async (parts, { kind, target }, place) => openPopupFor(parts, { kind }, place, target),
  show_info: openPopupFor,
  switch_off: openPopupFor,
  shorten_tabs: async (parts, { kind }, place) =>
    shortenTabs(parts, place, async (windowId) => openPopupFor(parts, { kind, windowId }, place)),
  open_screen: async (_parts, { screen }) => openScreen(screen),
  stop: async (parts, _ask, place) => stop(parts, place),
};

async function shorten(parts: Parts, asked: ToShorten, place: CommandPlace): Promise<void> {
  const service = await chooseService(parts, asked, place);
  // Without a service there is nothing to fail: what is missing is offered.
  if (service === null) return openScreen('connect');
  const { targets, domain } = asked;
  const { tabId, private: isPrivate } = place;
  await parts.jobs.run({ targets, domain, service, tabId, private: isPrivate });
}

/** A job takes one of our own short links as it is. */
async function copy(
  parts: Parts,
  { shortUrl, service }: { shortUrl: string; service?: string },
  place: CommandPlace,
): Promise<void> {
  const targets = [{ url: shortUrl, title: '' }];
  return shorten(parts, { targets, domain: null, ...(service && { service }) }, place);
}

async function find(
  parts: Parts,
  { words, service }: { words: string; service?: string },
  place: CommandPlace,
): Promise<void> {
  const picked = service === undefined ? {} : { service };
  const owner = await chooseService(
    parts,
    { ...picked, targets: [], domain: null },
    { page: null },
  );
  if (owner === null) return openScreen('connect');
  const links = await parts.linksOf(owner);
  const [link] = await links.searchWorking(words, 1);
  if (link === undefined) return refuse(parts, 'no_such_link', place);
  return copy(parts, { ...picked, shortUrl: link.shortUrl }, place);
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

/**
 * Shortens all tabs of a window that can be, or has the permission to see them asked for first.
 * @param askFirst opens the popup, which asks: a worker cannot
 */
async function shortenTabs(
  parts: Parts,
  { windowId, private: isPrivate }: CommandPlace,
  askFirst: (windowId: number) => Promise<void>,
): Promise<void> {
  if (windowId === null) return;
  if ((await parts.connections.services.list()).length === 0) return openScreen('connect');
  if (await hasPermission('tabs')) return shortenNow(parts, { windowId, private: isPrivate });
  return askFirst(windowId);
}

/** Keeps the window that waits for the permission, as the browser's question may close the popup; none where the answer was no. */
export const awaitTabs = async (
  { stores }: Pick<Parts, 'stores'>,
  { windowId, private: isPrivate }: { windowId: number | null; private: boolean },
): Promise<void> =>
  stores.pendingTabs.set(
    windowId === null ? null : { windowId, private: isPrivate, at: Date.now() },
  );

/** Milliseconds within which a permission that is given is the answer to the question about the tabs, where the popup is gone. */
const answerTime = 120_000;

/**
 * Begins with the window that waited for the permission, at the popup's or the browser's word, whichever comes first; where that fails,
 * the window waits for the next try.
 * @param windowId the window that the popup asked about, however long the answer took; undefined for the browser's word
 */
export async function shortenPendingTabs(parts: Parts, windowId?: number): Promise<void> {
  if (!(await hasPermission('tabs'))) return;
  const { pendingTabs } = parts.stores;
  let pending: PendingTabs | null = null;
  await pendingTabs.update((waiting) => {
    const isMeant =
      waiting !== null &&
      (windowId === undefined ? isRecent(waiting) : windowId === waiting.windowId);
    pending = isMeant ? waiting : null;
    return isMeant ? null : waiting;
  });
  if (pending === null) return;
  try {
    await shortenNow(parts, pending);
  } catch (failure) {
    await pendingTabs.set(pending);
    throw failure;
  }
}

const isRecent = ({ at = 0 }: PendingTabs): boolean => Math.abs(Date.now() - at) < answerTime;

async function shortenNow(
  { connections, jobs }: Parts,
  { windowId, private: isPrivate }: PendingTabs,
): Promise<void> {
  const tabs = await tabsOfWindow(windowId);
  const targets = tabs.filter(({ url }) => pageProblem(url) === null);
  const place = { tabId: null, private: isPrivate };
  if (targets.length === 0) await jobs.refuse(place, 'no_tabs');
  else {
    const services = await connections.services.list();
    await jobs.begin({ ...jobOfPages(targets, services), domain: null, ...place });
  }
}

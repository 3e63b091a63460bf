import type { Command, CommandPlace } from '@/lib/model/command';
import { anyFirstLine, commandOfText, maxLines, suggestionsFor } from '@/lib/omnibox/address-bar';
import { readServicePrefix } from '@/lib/omnibox/service-prefix';
import { onCommand } from '@/lib/platform/commands';
import { descriptionStyle, onAddressBarEntered, onAddressBarTyped } from '@/lib/platform/omnibox';
import { activeTab } from '@/lib/platform/tabs';
import { namedServices } from '@/lib/rules/services';
import { pageProblem } from '@/lib/rules/url/page-problem';

import type { ExecuteCommand } from './execute-command';
import type { Parts } from './parts';

/** Does what the keys of `wxt.config.ts` ask for. The popup's own are the browser's business. */
export function handleCommands(executeCommand: ExecuteCommand): void {
  onCommand((name, tab) => {
    const { url, title = '' } = tab ?? {};
    if (url === undefined) void withActiveTab(executeCommand, name);
    else void executeCommand(toCommand(name, { url, title }), commandPlaceOf(tab));
  });
}

/** Some browsers name no tab, or not its address. */
async function withActiveTab(executeCommand: ExecuteCommand, name: string): Promise<void> {
  const tab = await activeTab();
  await executeCommand(toCommand(name, tab), commandPlaceOf({ ...tab, incognito: tab.private }));
}

function toCommand(name: string, { url, title }: { url: string; title: string }): Command {
  // The popup tells why a page cannot be shortened, and offers a field for another address.
  if (name === 'shorten_and_show_qr') return { kind: 'show_qr', target: { url, title } };
  const problem = pageProblem(url);
  return problem === null
    ? { kind: 'shorten', targets: [{ url, title }], domain: null }
    : { kind: 'refuse', problem };
}

/** Answers the address bar's keyword: links made here while words are typed, and what is entered. */
export function handleAddressBar(parts: () => Parts, executeCommand: ExecuteCommand): void {
  onAddressBarTyped(async (typed) => {
    const { linksOf, connections } = parts();
    const services = await connections.services.list();
    const named = namedServices(services);
    const { service, text } = readServicePrefix(typed, named) ?? { service: null, text: typed };
    const search = async () => (await linksOf(service?.id ?? null)).searchWorking(text, maxLines);
    const found = services.length > 0 ? await search() : [];
    return suggestionsFor({ typed, services: named }, found, descriptionStyle());
  }, anyFirstLine);
  onAddressBarEntered((text) => void enterText(parts(), executeCommand, text));
}

/** What is typed is about no page, so the tab's own has no say. */
async function enterText(
  { connections }: Parts,
  executeCommand: ExecuteCommand,
  text: string,
): Promise<void> {
  const [tab, services] = await Promise.all([activeTab(), connections.services.list()]);
  const command = commandOfText(text, namedServices(services));
  const place = commandPlaceOf({ ...tab, incognito: tab.private });
  await executeCommand(command, { ...place, page: null });
}

/** A tab as the browser's events tell it. */
interface EventTab {
  id?: number | undefined;
  windowId: number;
  url?: string | undefined;
  incognito: boolean;
}

/** Where something was asked for. Browsers give the number -1 to what is no tab, such as a sidebar. */
export function commandPlaceOf(tab: EventTab | undefined): CommandPlace {
  return {
    tabId: numberOf(tab?.id),
    windowId: numberOf(tab?.windowId),
    page: tab?.url ?? '',
    private: tab?.incognito ?? false,
  };
}

const numberOf = (id: number | undefined): number | null =>
  id === undefined || id < 0 ? null : id;

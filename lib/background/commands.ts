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

/** The keys of `wxt.config.ts`; the browser handles the popup's own. */
export function handleCommands(executeCommand: ExecuteCommand): void {
  onCommand((name, tab) => {
    const execute = async ({ url = '', title = '', ...of }: EventTab): Promise<void> =>
      executeCommand(toCommand(name, { url, title }), commandPlaceOf({ ...of, url }));
    // Some browsers name no tab, or not its address.
    if (tab?.url === undefined) void tabInFront().then(execute);
    else void execute(tab);
  });
}

async function tabInFront(): Promise<EventTab> {
  const { private: incognito, ...tab } = await activeTab();
  return { ...tab, incognito };
}

function toCommand(name: string, { url, title }: { url: string; title: string }): Command {
  // The popup says why a page cannot be shortened, and offers a field for another address.
  if (name === 'shorten_and_show_qr') return { kind: 'show_qr', target: { url, title } };
  const problem = pageProblem(url);
  return problem === null
    ? { kind: 'shorten', targets: [{ url, title }], domain: null }
    : { kind: 'refuse', problem };
}

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
  const [tab, services] = await Promise.all([tabInFront(), connections.services.list()]);
  const command = commandOfText(text, namedServices(services));
  await executeCommand(command, { ...commandPlaceOf(tab), page: null });
}

interface EventTab {
  id?: number | undefined;
  windowId: number;
  url?: string | undefined;
  title?: string | undefined;
  incognito: boolean;
}

/** Browsers give the number -1 to what is no tab, such as a sidebar. */
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

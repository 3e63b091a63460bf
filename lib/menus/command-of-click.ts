import type { Command } from '@/lib/model/command';
import type { Target } from '@/lib/model/shorten';
import { oneLine } from '@/lib/rules/text';
import { addressesIn, shortenCommand } from '@/lib/rules/url/addresses-in-text';
import { pageProblem } from '@/lib/rules/url/page-problem';

import type { MenuClick } from './entries';

const actions = new Map<string, Command>([
  ['action.tabs', { kind: 'shorten_tabs' }],
  ['action.links', { kind: 'open_screen', screen: 'links' }],
  ['action.preferences', { kind: 'open_screen', screen: 'preferences' }],
  ['action.stop', { kind: 'stop' }],
]);

type ToCommand = (choice: readonly string[], click: MenuClick) => Command | null;

const commandOfMedium: ToCommand = (choice, { srcUrl }) => commandOfTarget(choice, { url: srcUrl });
const commandOfTab: ToCommand = (choice, { tab }) => commandOfPage(choice, tab);

/** By the first part of the entry's id; the other parts are the choice in its submenu. */
const commandByEntry = new Map<string, ToCommand>([
  [
    'link',
    (choice, { linkUrl, linkText }) => commandOfTarget(choice, { url: linkUrl, title: linkText }),
  ],
  ['image', commandOfMedium],
  ['video', commandOfMedium],
  ['audio', commandOfMedium],
  ['selection', (_choice, { selectionText = '' }) => shortenCommand(addressesIn(selectionText))],
  ['page', commandOfTab],
  ['tab', commandOfTab],
  ['button', commandOfTab],
  ['own', ([choice], { linkUrl = '' }) => commandOfOwnLink(choice, linkUrl)],
  ['action', (_choice, { entry }) => actions.get(entry) ?? null],
]);

export function commandOfClick(click: MenuClick): Command | null {
  const [subject = '', ...choice] = click.entry.split('.');
  return commandByEntry.get(subject)?.(choice, click) ?? null;
}

function commandOfOwnLink(choice: string | undefined, shortUrl: string): Command | null {
  if (choice === 'info') return { kind: 'show_info', shortUrl };
  return choice === 'off' ? { kind: 'switch_off', shortUrl } : null;
}

function commandOfPage(choice: readonly string[], target: Target): Command | null {
  const problem = pageProblem(target.url);
  return problem === null ? commandOfChoice(choice, target) : { kind: 'refuse', problem };
}

function commandOfTarget(
  choice: readonly string[],
  { url = '', title = '' }: { url: string | undefined; title?: string | undefined },
): Command | null {
  const problem = pageProblem(url);
  // A store's pages are kept from extensions, but links to them are fine.
  if (problem !== null && problem !== 'store') return { kind: 'refuse', problem };
  return commandOfChoice(choice, { url, title: oneLine(title) });
}

/** @param choice the entry's id in parts; none for the one entry that stands alone */
function commandOfChoice([choice, ...parts]: readonly string[], target: Target): Command | null {
  // An id may hold full stops of its own.
  const picked = parts.join('.');
  switch (choice) {
    case undefined:
    case 'copy':
      return { kind: 'shorten', targets: [target], domain: null };
    case 'domain':
      return { kind: 'shorten', targets: [target], domain: picked };
    case 'tags':
      return { kind: 'shorten', targets: [target], domain: null, template: picked };
    case 'service':
      return { kind: 'shorten', targets: [target], domain: null, service: picked };
    case 'choose':
      return { kind: 'choose', target };
    case 'qr':
      return { kind: 'show_qr', target };
    default:
      return null;
  }
}

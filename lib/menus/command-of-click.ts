import type { Ask } from '@/lib/model/command';
import type { Target } from '@/lib/model/shorten';
import { oneLine } from '@/lib/rules/text';
import { addressesIn, askToShorten } from '@/lib/rules/url/addresses-in-text';
import { pageProblem } from '@/lib/rules/url/page-problem';

import type { MenuClick } from './entries';

const actions = new Map<string, Ask>([
  ['action.tabs', { kind: 'shorten_tabs' }],
  ['action.links', { kind: 'open_screen', screen: 'links' }],
  ['action.preferences', { kind: 'open_screen', screen: 'preferences' }],
  ['action.stop', { kind: 'stop' }],
]);

type AskOf = (choice: readonly string[], click: MenuClick) => Ask | null;

const askOfMedium: AskOf = (choice, { srcUrl }) => askOfTarget(choice, { url: srcUrl });
const askOfTab: AskOf = (choice, { tab }) => askOfPage(choice, tab);

/** By the first part of an entry's id; the other parts are the choice that was made in a submenu. */
const asks = new Map<string, AskOf>([
  [
    'link',
    (choice, { linkUrl, linkText }) => askOfTarget(choice, { url: linkUrl, title: linkText }),
  ],
  ['image', askOfMedium],
  ['video', askOfMedium],
  ['audio', askOfMedium],
  ['selection', (_choice, { selectionText = '' }) => askToShorten(addressesIn(selectionText))],
  ['page', askOfTab],
  ['tab', askOfTab],
  ['own', ([choice], { linkUrl = '' }) => askOfOwnLink(choice, linkUrl)],
  ['action', (_choice, { entry }) => actions.get(entry) ?? null],
]);

/** What a click on an entry asks for; null for an entry that this version does not know. */
export function askOfClick(click: MenuClick): Ask | null {
  const [subject = '', ...choice] = click.entry.split('.');
  return asks.get(subject)?.(choice, click) ?? null;
}

function askOfOwnLink(choice: string | undefined, shortUrl: string): Ask | null {
  if (choice === 'behind') return { kind: 'look_behind', shortUrl };
  return choice === 'off' ? { kind: 'switch_off', shortUrl } : null;
}

function askOfPage(choice: readonly string[], target: Target): Ask | null {
  const problem = pageProblem(target.url);
  return problem === null ? askOfChoice(choice, target) : { kind: 'refuse', problem };
}

function askOfTarget(
  choice: readonly string[],
  { url = '', title = '' }: { url: string | undefined; title?: string | undefined },
): Ask | null {
  const problem = pageProblem(url);
  // Only its own pages are kept from extensions; anybody may link to a store.
  if (problem !== null && problem !== 'store') return { kind: 'refuse', problem };
  return askOfChoice(choice, { url, title: oneLine(title) });
}

/** @param choice the entry of the submenu, in parts; none for the one entry that stands alone */
function askOfChoice([choice, ...host]: readonly string[], target: Target): Ask | null {
  switch (choice) {
    case undefined:
    case 'copy':
      return { kind: 'shorten', targets: [target], domain: null };
    case 'domain':
      return { kind: 'shorten', targets: [target], domain: host.join('.') };
    case 'choose':
      return { kind: 'choose', target };
    case 'qr':
      return { kind: 'show_qr', target };
    default:
      return null;
  }
}

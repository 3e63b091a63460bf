import type { NamedService } from '@/lib/model/service';
import { parseUrl } from '@/lib/rules/url/url';
import { type MessageKey, t } from '@/lib/texts/translate';

/**
 * All entries of all menus, parents before what stands in them. Their ids stay the same from version to version.
 * A browser that cannot fit a menu to what it is shown on (`shownEntries`) offers to shorten a link of the person's own, too.
 */
export function menuEntries(state: MenuState): MenuEntry[] {
  return [
    ...subjects.flatMap((subject) => subjectEntries(subject, state)),
    ...ownLinkEntries(state),
    ...actionEntries(state),
  ].filter(({ contexts }) => contexts.every((context) => state.contexts.includes(context)));
}

function subjectEntries({ id, title, limits, hasChoices }: Subject, state: MenuState): MenuEntry[] {
  const entry = { id, title: t(title), contexts: [id], ...limits };
  const isParent = hasChoices === true && state.style === 'choices';
  return isParent ? [entry, ...choiceEntries(entry, state)] : [entry];
}

function ownLinkEntries(state: MenuState): MenuEntry[] {
  const targetUrlPatterns = ownLinks(state);
  if (targetUrlPatterns.length === 0) return [];
  const own = { contexts: ['link'] as const, targetUrlPatterns };
  return [
    { id: 'own.info', title: t('menu_details'), ...own },
    ...(state.canSwitch ? [{ id: 'own.off', title: t('menu_disable'), ...own }] : []),
  ];
}

/** Where an entry stands: on what was clicked with the other mouse button, or in the menu of the toolbar button (`action`). */
export type MenuContext =
  | 'link'
  | 'image'
  | 'video'
  | 'audio'
  | 'selection'
  | 'page'
  | 'tab'
  | 'action';

/** One entry of a menu, as browsers want it. */
export interface MenuEntry {
  id: string;
  /** `&` stands before the letter that chooses it by key; `%s` for the selected text. */
  title: string;
  contexts: readonly MenuContext[];
  /** The entry in whose submenu it stands. */
  parentId?: string;
  type?: 'separator';
  /** Match patterns (without ports: Firefox knows none there) for the link or the source of what was clicked. */
  targetUrlPatterns?: readonly string[];
  /** Match patterns for the page around it. */
  documentUrlPatterns?: readonly string[];
  visible?: boolean;
}

/** What the menus follow from. */
export interface MenuState {
  /** Base address of the connected service; null when there is none. */
  address: string | null;
  /** Whether links of the service can be disabled. */
  canSwitch: boolean;
  /** Hosts of the account's branded domains. */
  domains: readonly string[];
  /** Further hosts that the service's short links are on. */
  shortHosts: readonly string[];
  /** The services to pick from, by what they are called; none where there is no other one. */
  services: readonly Pick<NamedService, 'id' | 'label'>[];
  style: 'one' | 'choices';
  /** What this browser can put an entry on. */
  contexts: readonly MenuContext[];
  /** Whether a list of links is being made, which can be stopped. */
  working: boolean;
}

/** A click on an entry. */
export interface MenuClick {
  entry: string;
  linkUrl?: string | undefined;
  /** What the link says; Firefox alone tells it. */
  linkText?: string | undefined;
  /** The address of an image, a video or a sound. */
  srcUrl?: string | undefined;
  selectionText?: string | undefined;
  /** The tab that was clicked in, or that was clicked; blank where the browser does not tell. */
  tab: { url: string; title: string };
}

const actionContexts = ['action'] as const;

/** The menu of the toolbar button; browsers show six entries at most, and any number in a submenu. */
const actionEntries = ({ working, services }: MenuState): MenuEntry[] => [
  { id: 'action.tabs', title: t('menu_shorten_tabs'), contexts: actionContexts },
  ...(services.length === 0 ? [] : buttonEntries(services)),
  { id: 'action.links', title: t('menu_links'), contexts: actionContexts },
  { id: 'action.preferences', title: t('menu_preferences'), contexts: actionContexts },
  { id: 'action.stop', title: t('menu_stop'), contexts: actionContexts, visible: working },
];

/** Whoever has but one entry on a page picks another service here. */
function buttonEntries(services: MenuState['services']): MenuEntry[] {
  const id = 'button';
  const rows = serviceRows(services).map((row) => ({
    id: `${id}.${row.id}`,
    title: asTitle(row.label),
    contexts: actionContexts,
    parentId: id,
  }));
  return [{ id, title: t('menu_page_with'), contexts: actionContexts }, ...rows];
}

/** What picks a service: the entry's id carries the service's own, so that it means the same to whichever worker hears of the click. */
const serviceRows = (services: MenuState['services']): { id: string; label: string }[] =>
  services.slice(0, most).map(({ id, label }) => ({ id: `service.${id}`, label }));

/** Domains, or services, in one menu: more would not fit on a small screen. */
const most = 10;

const choices: readonly { id: string; title: MessageKey }[] = [
  { id: 'copy', title: 'menu_copy' },
  { id: 'choose', title: 'menu_customize' },
  { id: 'qr', title: 'menu_qr' },
];

/**
 * What stands in the submenu of a link or a page.
 * @param parent its id begins theirs, and they show where it does
 */
function choiceEntries(parent: MenuEntry, { domains, services }: MenuState): MenuEntry[] {
  const { id: parentId, ...shared } = parent;
  const entry = (row: Pick<MenuEntry, 'id' | 'title' | 'type'>): MenuEntry => ({
    ...shared,
    ...row,
    id: `${parentId}.${row.id}`,
    parentId,
  });
  const below = (id: string, rows: MenuEntry[]): MenuEntry[] =>
    rows.length === 0 ? [] : [entry({ id, title: '', type: 'separator' }), ...rows];
  const hosts = [...new Set(domains)].slice(0, most);
  return [
    ...choices.map(({ id, title }) => entry({ id, title: t(title) })),
    ...below(
      'line',
      hosts.map((host) =>
        entry({ id: `domain.${host}`, title: t('menu_domain', { domain: asTitle(host) }) }),
      ),
    ),
    ...below(
      'services',
      serviceRows(services).map(({ id, label }) =>
        entry({ id, title: t('menu_service', { service: asTitle(label) }) }),
      ),
    ),
  ];
}

/** A lone `&` would stand for the letter that chooses the entry, and `%s` for the selected text. */
const asTitle = (name: string): string => name.replaceAll('&', '&&').replaceAll('%s', '% s');

/**
 * Match patterns of the person's own short links: everything on the hosts that the service's links are on. Without ports,
 * which one browser does not know there and the other takes for any; and without numbered hosts in brackets, which neither knows.
 */
function ownLinks({ address, domains, shortHosts }: MenuState): string[] {
  if (address === null) return [];
  const hosts = [address, ...[...domains, ...shortHosts].map((host) => `https://${host}`)].map(
    (url) => parseUrl(url)?.hostname ?? '',
  );
  return [...new Set(hosts)].filter(isNameable).map((host) => `*://${host}/*`);
}

const isNameable = (host: string): boolean => /^[a-z\d._-]+$/.test(host);

/** Match patterns of everything that can be shortened. */
const webPages: readonly string[] = ['http://*/*', 'https://*/*'];

/** What can be shortened by one click on it. */
interface Subject {
  id: MenuContext;
  title: MessageKey;
  /** Which addresses it is for: those of what was clicked, or of the page around it. */
  limits: Pick<MenuEntry, 'targetUrlPatterns' | 'documentUrlPatterns'>;
  /** Whether it can be a submenu. */
  hasChoices?: true;
}

const onTarget = { targetUrlPatterns: webPages };
const onPage = { documentUrlPatterns: webPages };

/** Several of them may stand in one menu, such as link and image, so no two are chosen by the same letter. */
const subjects: readonly Subject[] = [
  { id: 'link', title: 'menu_link', limits: onTarget, hasChoices: true },
  { id: 'image', title: 'menu_image', limits: onTarget },
  { id: 'video', title: 'menu_video', limits: onTarget },
  { id: 'audio', title: 'menu_audio', limits: onTarget },
  { id: 'selection', title: 'menu_selection', limits: {} },
  { id: 'page', title: 'menu_page', limits: onPage, hasChoices: true },
  { id: 'tab', title: 'menu_tab', limits: onPage },
];

/** What a browser tells when it shows a menu. */
interface ShownMenu {
  contexts: readonly string[];
  /** Our entries in it. */
  menuIds: readonly (string | number)[];
}

/** How an entry is to look in the menu. */
interface ShownEntry {
  id: string;
  title: string;
  visible: boolean;
}

/**
 * Fits a menu to what it is shown on, where a browser lets that be done (Firefox): on a link of the person's own there is
 * nothing to shorten. The entry is told both ways, as what it was made outlives the menu. Nothing else is changed, not even
 * to say how many addresses are selected: the menu is built anew for it, and may lose a click.
 */
export function shownEntries({ contexts, menuIds }: ShownMenu): ShownEntry[] {
  if (!contexts.includes('link')) return [];
  // Where these stand, the browser has matched the link with their patterns already.
  return [{ id: 'link', title: t('menu_link'), visible: !menuIds.includes('own.info') }];
}

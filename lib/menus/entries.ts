import type { NamedService } from '@/lib/model/service';
import { parseUrl } from '@/lib/rules/url/url';
import { type MessageKey, t } from '@/lib/texts/translate';

/** Parents before children, with the same ids in every version. */
export function menuEntries(state: MenuState): MenuEntry[] {
  return [
    ...subjects.flatMap((subject) => subjectEntries(subject, state)),
    ...ownLinkEntries(state),
    ...actionEntries(state),
  ].filter(({ contexts }) => contexts.every((context) => state.contexts.includes(context)));
}

function subjectEntries({ id, title, limits, hasChoices }: Subject, state: MenuState): MenuEntry[] {
  const entry = { id, title: t(title), contexts: [id], ...limits };
  if (hasChoices === true && state.style === 'choices')
    return [entry, ...choiceEntries(entry, state)];
  return id === 'page' ? [entry, { ...entry, ...customizeEntry(id) }] : [entry];
}

/**
 * Whatever is preferred, the form of a page can be had before the page has a link. A link's menu is left at one entry where that is
 * preferred: browsers put two into a submenu, and shortening would take a click more.
 */
const customizeEntry = (id: string): Pick<MenuEntry, 'id' | 'title'> => ({
  id: `${id}.choose`,
  title: t('menu_customize_link'),
});

function ownLinkEntries(state: MenuState): MenuEntry[] {
  const targetUrlPatterns = ownLinks(state);
  if (targetUrlPatterns.length === 0) return [];
  const own = { contexts: ['link'] as const, targetUrlPatterns };
  return [
    { id: 'own.info', title: t('menu_details'), ...own },
    ...(state.canSwitch ? [{ id: 'own.off', title: t('menu_disable'), ...own }] : []),
  ];
}

/** `action`: the menu of the toolbar button. */
export const menuContexts = [
  'link',
  'image',
  'video',
  'audio',
  'selection',
  'page',
  'action',
  'tab',
] as const;

export type MenuContext = (typeof menuContexts)[number];

export interface MenuEntry {
  id: string;
  /** `&` goes before its access key; `%s` stands for the selected text. */
  title: string;
  contexts: readonly MenuContext[];
  parentId?: string;
  type?: 'separator';
  /** For the clicked link or source; without ports, which Firefox does not know there. */
  targetUrlPatterns?: readonly string[];
  /** For the page around it. */
  documentUrlPatterns?: readonly string[];
  visible?: boolean;
}

export interface MenuState {
  /** The current service's base address; null for none. */
  address: string | null;
  canSwitch: boolean;
  domains: readonly string[];
  shortHosts: readonly string[];
  /** The names of saved sets of tags. */
  templates: readonly string[];
  /** Empty where there is only one. */
  services: readonly Pick<NamedService, 'id' | 'label'>[];
  style: 'one' | 'choices';
  /** What this browser can put an entry on. */
  contexts: readonly MenuContext[];
  working: boolean;
}

export interface MenuClick {
  entry: string;
  linkUrl?: string | undefined;
  /** Firefox only. */
  linkText?: string | undefined;
  srcUrl?: string | undefined;
  selectionText?: string | undefined;
  /** The tab clicked in or on; blank where the browser hides it. */
  tab: { url: string; title: string };
}

const actionContexts = ['action'] as const;

/** Browsers show six entries at most, and any number in a submenu. */
const actionEntries = ({ working, services }: MenuState): MenuEntry[] => [
  { ...customizeEntry('button'), contexts: actionContexts },
  { id: 'action.tabs', title: t('menu_shorten_tabs'), contexts: actionContexts },
  ...(services.length === 0 ? [] : buttonEntries(services)),
  { id: 'action.links', title: t('menu_links'), contexts: actionContexts },
  { id: 'action.preferences', title: t('menu_preferences'), contexts: actionContexts },
  { id: 'action.stop', title: t('menu_stop'), contexts: actionContexts, visible: working },
];

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

/** The id carries the service's, so that it means the same to another worker. */
const serviceRows = (services: MenuState['services']): { id: string; label: string }[] =>
  services.slice(0, most).map(({ id, label }) => ({ id: `service.${id}`, label }));

/** More would not fit on a small screen. */
const most = 10;

const choices: readonly { id: string; title: MessageKey }[] = [
  { id: 'copy', title: 'menu_copy' },
  { id: 'choose', title: 'menu_customize' },
  { id: 'qr', title: 'menu_qr' },
];

/** @param parent its id begins theirs, and they show where it does */
function choiceEntries(
  parent: MenuEntry,
  { domains, templates, services }: MenuState,
): MenuEntry[] {
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
      'templates',
      templates
        .slice(0, most)
        .map((name) =>
          entry({ id: `tags.${name}`, title: t('menu_tags', { template: asTitle(name) }) }),
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

/** A lone `&` would mark an access key, and `%s` stand for the selected text. */
const asTitle = (name: string): string => name.replaceAll('&', '&&').replaceAll('%s', '% s');

/** Without ports, which Firefox does not know and Chromium takes for any; neither knows bracketed addresses. */
function ownLinks({ address, domains, shortHosts }: MenuState): string[] {
  if (address === null) return [];
  const hosts = [address, ...[...domains, ...shortHosts].map((host) => `https://${host}`)].map(
    (url) => parseUrl(url)?.hostname ?? '',
  );
  return [...new Set(hosts)].filter(isNameable).map((host) => `*://${host}/*`);
}

const isNameable = (host: string): boolean => /^[a-z\d._-]+$/.test(host);

const webPages: readonly string[] = ['http://*/*', 'https://*/*'];

interface Subject {
  id: MenuContext;
  title: MessageKey;
  /** Addresses of the target, or of the page around it. */
  limits: Pick<MenuEntry, 'targetUrlPatterns' | 'documentUrlPatterns'>;
  hasChoices?: true;
}

const onTarget = { targetUrlPatterns: webPages };
const onPage = { documentUrlPatterns: webPages };

/** Several may stand in one menu, such as link and image, so their access keys differ. */
const subjects: readonly Subject[] = [
  { id: 'link', title: 'menu_link', limits: onTarget, hasChoices: true },
  { id: 'image', title: 'menu_image', limits: onTarget },
  { id: 'video', title: 'menu_video', limits: onTarget },
  { id: 'audio', title: 'menu_audio', limits: onTarget },
  { id: 'selection', title: 'menu_selection', limits: {} },
  { id: 'page', title: 'menu_page', limits: onPage, hasChoices: true },
  { id: 'tab', title: 'menu_tab', limits: onPage },
];

/** In Firefox, the user's own link offers nothing to shorten. Set both ways, as entries outlive the menu. */
export function shownEntries({
  contexts,
  menuIds,
}: {
  contexts: readonly string[];
  menuIds: readonly (string | number)[];
}): (Pick<MenuEntry, 'id' | 'title'> & { visible: boolean })[] {
  if (!contexts.includes('link')) return [];
  // The browser has matched the link with these entries' patterns already.
  return [{ id: 'link', title: t('menu_link'), visible: !menuIds.includes('own.info') }];
}

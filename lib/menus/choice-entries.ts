import type { MenuEntry } from './menu-entry';

/** More would not fit on a small screen. */
const mostDomains = 10;

const choices = [
  { id: 'copy', title: '&Shorten and copy' },
  { id: 'choose', title: 'With &options…' },
  { id: 'qr', title: 'Show the &QR code' },
];

/**
 * What stands in the submenu of a link or a page.
 * @param parent its id begins theirs, and they show where it does
 * @param domains hosts of branded domains
 */
export function choiceEntries(parent: MenuEntry, domains: readonly string[]): MenuEntry[] {
  const { id: parentId, ...shared } = parent;
  const entry = (row: Pick<MenuEntry, 'id' | 'title' | 'type'>): MenuEntry => ({
    ...shared,
    ...row,
    id: `${parentId}.${row.id}`,
    parentId,
  });
  const hosts = [...new Set(domains)].slice(0, mostDomains);
  return [
    ...choices.map(entry),
    ...(hosts.length === 0 ? [] : [entry({ id: 'line', title: '', type: 'separator' })]),
    ...hosts.map((host) => entry({ id: `domain.${host}`, title: `On ${asTitle(host)}` })),
  ];
}

/** A lone `&` would stand for the letter that chooses the entry. */
const asTitle = (host: string): string => host.replaceAll('&', '&&');

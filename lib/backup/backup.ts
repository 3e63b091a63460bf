import { isOfferableTemplate } from '@/lib/copy/copy-content';
import {
  type ExportHead,
  type ExportedPreferences,
  type ImportedLinks,
  type ImportProblem,
  exportFormat,
} from '@/lib/model/backup-file';
import type { ConnectionView } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { type Preferences, defaultPreferences } from '@/lib/model/preferences';

import { importablePart } from './importable';
import type { WebCrypto } from './key';
import { mergeImportedLink } from './merge-link';
import { exportedPreferences, readHead } from './read-head';
import { exportableLink, readExportedLink } from './read-link';
import {
  type KnownService,
  type ServiceConnections,
  connectFromFile,
  exportedServices,
} from './services';

export interface BackupDependencies {
  crypto: WebCrypto;
  /** Epoch milliseconds. */
  now: () => number;
  links: {
    /** Links of all services in the order of their short URLs. `after`: the last one of the part before. */
    page(part: LinksPart): Promise<LinkRecord[]>;
    /** As `LinkHistory` (lib/links) has it. */
    saveAll(
      links: readonly LinkRecord[],
      change: (known: LinkRecord, link: LinkRecord) => LinkRecord | null,
    ): Promise<ImportedLinks>;
  };
  preferences: {
    get: () => Promise<Preferences>;
    update: (change: (preferences: Preferences) => Preferences) => Promise<Preferences>;
  };
  /** Every service that is connected, the one in use first. */
  known: () => Promise<KnownService[]>;
  connections: ServiceConnections;
}

interface LinksPart {
  after: string | null;
  count: number;
}

/** What is to go into a file besides the links. Without a passphrase keys and extra headers do not. */
export interface ExportOptions {
  preferences: boolean;
  /** Every service that is connected. */
  connection: boolean;
  passphrase: string | null;
}

/** Which service of a file is to be connected, and how. */
export interface ConnectOptions {
  passphrase: string;
  /** Its place among the services of the file, from 0. */
  service: number;
  /** Whether it is put to use even where another one is. */
  use: boolean;
}

/** Takes what is remembered to another browser and back. Nothing that comes out of a file is used before it was checked. */
export interface Backup {
  /** @throws `passphrase_too_short` */
  exportHead(wanted: ExportOptions): Promise<ExportHead>;
  exportLinks(part: LinksPart): Promise<LinkRecord[]>;
  /** Whether a file, without its links, can be imported; null when it can. */
  check(head: unknown): ImportProblem | null;
  /** The first link that cannot be imported; null when all can. */
  checkLinks(links: readonly unknown[]): ImportProblem | null;
  /** @throws `invalid_input` before anything is stored, where one of them cannot be imported */
  addLinks(links: readonly unknown[]): Promise<ImportedLinks>;
  /**
   * What belongs to the service, and so is in no file, stays as it is.
   * @param takesTemplate whether the person saw the copy template of the file and wants it; else their own stays
   */
  restorePreferences(head: unknown, takesTemplate: boolean): Promise<Preferences>;
  /** @throws `passphrase_wrong`, or why the service cannot be connected */
  connect(head: unknown, options: ConnectOptions): Promise<ConnectionView>;
}

export function createBackup(dependencies: BackupDependencies): Backup {
  const { crypto, links, preferences, connections } = dependencies;
  return {
    exportHead: async (wanted) => exportHead(dependencies, wanted),
    exportLinks: async (part) => exportLinks(links, part),
    check: (head) => {
      const read = readHead(head);
      return 'problem' in read ? read.problem : null;
    },
    checkLinks: (values) => {
      const read = readLinks(values);
      return 'problem' in read ? read.problem : null;
    },
    addLinks: async (values) => {
      const read = readLinks(values);
      if ('problem' in read) throw refusedExport(read.problem.path);
      return links.saveAll(read.links, mergeImportedLink);
    },
    restorePreferences: async (head, takesTemplate) => {
      const restored = restoredFrom(head, takesTemplate);
      return preferences.update((before) => ({
        ...before,
        ...restored,
        ...(takesTemplate ? {} : ownTemplate(before, restored)),
      }));
    },
    connect: async (head, { passphrase, service, use }) => {
      const { services } = checkedHead(head);
      return connectFromFile(crypto, connections, { service: services[service], passphrase, use });
    },
  };
}

async function exportHead(
  { crypto, now, preferences, known }: BackupDependencies,
  wanted: ExportOptions,
): Promise<ExportHead> {
  const services = wanted.connection ? await known() : [];
  const chosen = wanted.preferences ? await preferences.get() : null;
  return {
    ...exportFormat,
    exportedAt: new Date(now()).toISOString(),
    preferences: chosen && importablePart(exportedPreferences, chosen, defaultPreferences),
    services: await exportedServices(crypto, services, wanted.passphrase),
  };
}

/** As many links as are wanted, as long as there are any: who asks takes fewer for the end. */
async function exportLinks(
  links: BackupDependencies['links'],
  { after, count }: LinksPart,
): Promise<LinkRecord[]> {
  const exported: LinkRecord[] = [];
  for (let last = after; ;) {
    const wanted = count - exported.length;
    const part = await links.page({ after: last, count: wanted });
    exported.push(...part.map(exportableLink).filter((link) => link !== null));
    if (part.length < wanted || exported.length === count) return exported;
    last = part.at(-1)?.shortUrl ?? last;
  }
}

function restoredFrom(head: unknown, takesTemplate: boolean): ExportedPreferences {
  const { preferences: restored } = checkedHead(head);
  if (restored === null) throw refusedExport('preferences');
  if (takesTemplate && !isOfferableTemplate(restored.copyTemplate)) {
    throw refusedExport('preferences.copyTemplate');
  }
  return restored;
}

/** Copying by a template of the file stays behind with it. */
const ownTemplate = (
  { copyTemplate, copyFormat }: Preferences,
  restored: ExportedPreferences,
): Partial<Preferences> =>
  restored.copyFormat === 'template' && restored.copyTemplate !== copyTemplate
    ? { copyTemplate, copyFormat }
    : { copyTemplate };

function readLinks(
  values: readonly unknown[],
): { links: LinkRecord[] } | { problem: ImportProblem } {
  const links: LinkRecord[] = [];
  for (const [index, value] of values.entries()) {
    const read = readExportedLink(value);
    if ('path' in read) return { problem: { kind: 'damaged', path: read.path, link: index } };
    links.push(read.link);
  }
  return { links };
}

function checkedHead(value: unknown): ExportHead {
  const read = readHead(value);
  if ('problem' in read) throw refusedExport(read.problem.path);
  return read.head;
}

const refusedExport = (path: string): AppError =>
  new AppError({ code: 'invalid_input', path, outcome: 'none' });

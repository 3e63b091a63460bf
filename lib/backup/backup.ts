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

import { type Read, importablePart } from './importable';
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
  crypto: Crypto;
  now: () => number;
  links: {
    /** Of all services, in the order of their short URLs. */
    page(part: LinksPart): Promise<{ links: LinkRecord[]; last: string | null }>;
    saveAll(
      links: readonly LinkRecord[],
      change: (known: LinkRecord, link: LinkRecord) => LinkRecord | null,
    ): Promise<ImportedLinks>;
  };
  preferences: {
    get: () => Promise<Preferences>;
    update: (change: (preferences: Preferences) => Preferences) => Promise<Preferences>;
  };
  known: () => Promise<KnownService[]>;
  connections: ServiceConnections;
}

/** `after`: the short URL that the part before ended with. */
interface LinksPart {
  after: string | null;
  count: number;
}

/** `passphrase`: null leaves out keys and extra headers. */
export interface ExportOptions {
  preferences: boolean;
  connection: boolean;
  passphrase: string | null;
}

/** `service`: its index in the file; `use`: even where another one is current. */
export interface ConnectOptions {
  passphrase: string;
  service: number;
  use: boolean;
}

/** Uses nothing of a file before it was checked: `check`, `checkLinks` return null where all can be imported. */
export const createBackup = (dependencies: BackupDependencies) => ({
  exportHead: async (wanted: ExportOptions) => exportHead(dependencies, wanted),
  exportLinks: async (part: LinksPart) => exportLinks(dependencies.links, part),
  check: (head: unknown): ImportProblem | null => readHead(head).problem ?? null,
  checkLinks: (links: readonly unknown[]): ImportProblem | null => readLinks(links).problem ?? null,
  addLinks: async (links: readonly unknown[]): Promise<ImportedLinks> =>
    dependencies.links.saveAll(readable(readLinks(links)), mergeImportedLink),
  /** @param takesTemplate the user saw the file's template and wants it */
  restorePreferences: async (head: unknown, takesTemplate: boolean): Promise<Preferences> => {
    const restored = restoredFrom(head, takesTemplate);
    return dependencies.preferences.update((before) =>
      takesTemplate ? { ...before, ...restored } : withOwnTemplate(before, restored),
    );
  },
  connect: async (head: unknown, options: ConnectOptions): Promise<ConnectionView> => {
    const { services } = readable(readHead(head));
    return connectFromFile(dependencies, services[options.service], options);
  },
});

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

async function exportLinks(
  links: BackupDependencies['links'],
  { after, count }: LinksPart,
): Promise<LinkRecord[]> {
  const exported: LinkRecord[] = [];
  for (let last = after; ;) {
    const part = await links.page({ after: last, count: count - exported.length });
    exported.push(...part.links.map(exportableLink).filter((link) => link !== null));
    if (part.last === null || exported.length === count) return exported;
    ({ last } = part);
  }
}

function restoredFrom(head: unknown, takesTemplate: boolean): ExportedPreferences {
  const { preferences } = readable(readHead(head));
  if (preferences === null) throw refusedImport('preferences');
  if (takesTemplate && !isOfferableTemplate(preferences.copyTemplate))
    throw refusedImport('preferences.copyTemplate');
  return preferences;
}

function withOwnTemplate(before: Preferences, restored: ExportedPreferences): Preferences {
  const { copyTemplate, copyFormat } = before;
  const isOther = restored.copyFormat === 'template' && restored.copyTemplate !== copyTemplate;
  return { ...before, ...restored, copyTemplate, ...(isOther && { copyFormat }) };
}

function readLinks(values: readonly unknown[]): Read<LinkRecord[]> {
  const links: LinkRecord[] = [];
  for (const [index, value] of values.entries()) {
    const read = readExportedLink(value);
    if ('path' in read) return { problem: { kind: 'damaged', path: read.path, link: index } };
    links.push(read.link);
  }
  return { value: links };
}

function readable<T>({ value, problem }: Read<T>): T {
  if (problem !== undefined) throw refusedImport(problem.path);
  return value;
}

const refusedImport = (path: string): AppError =>
  new AppError({ code: 'invalid_input', path, outcome: 'none' });

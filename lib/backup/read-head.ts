import { lazy } from '@/lib/async/lazy';
import { isTemplate } from '@/lib/copy/copy-content';
import {
  type ExportHead,
  type ExportedPreferences,
  type ExportedService,
  type ImportProblem,
  exportFormat,
} from '@/lib/model/backup-file';
import { serviceColor } from '@/lib/model/connection';
import {
  type Preferences,
  defaultPreferences as defaults,
  preferences,
} from '@/lib/model/preferences';
import { type Schema, z } from '@/lib/model/z';
import { isAccountName, mostPageHosts, readPageHost } from '@/lib/rules/services';
import { serviceName } from '@/lib/rules/url/service-address';
import { trackingKinds } from '@/lib/rules/url/tracking';

import {
  base64Field,
  domainNameField,
  isoTimeField,
  serviceAddressField,
  serviceIdField,
  textField,
} from './fields';

/** Kinds that this version does not know would never be looked at, nor go away. */
const tracking = lazy(() =>
  z.pipe(
    z.record(textField(100), z.boolean()),
    z.transform((switches) =>
      Object.fromEntries(
        trackingKinds.flatMap(({ kind }) => {
          const isOn = Object.hasOwn(switches, kind) ? switches[kind] : undefined;
          return isOn === undefined ? [] : [[kind, isOn]];
        }),
      ),
    ),
  ),
);

/** Preferences out of a file: what it does not have is as it is by default. */
const exportedPreferences: Schema<ExportedPreferences> = lazy(() => {
  const { toolbar, shortPart, copyFormat, menu, tick, notifications, expiryNotes, pageKeys } =
    preferences().shape;
  return z.object({
    toolbar: z._default(toolbar, defaults.toolbar),
    shortPart: z._default(shortPart, defaults.shortPart),
    tracking: z._default(tracking(), defaults.tracking),
    copyFormat: z._default(copyFormat, defaults.copyFormat),
    copyTemplate: z._default(z.string().check(z.refine(isTemplate)), defaults.copyTemplate),
    menu: z._default(menu, defaults.menu),
    tick: z._default(tick, defaults.tick),
    notifications: z._default(notifications, defaults.notifications),
    expiryNotes: z._default(expiryNotes, defaults.expiryNotes),
    pageKeys: z._default(pageKeys, defaults.pageKeys),
  });
});

/** Preferences as they go into a file. What an import would refuse is left to its default: it must not make a file worthless. */
export function exportablePreferences(chosen: Preferences): ExportedPreferences {
  const schema = exportedPreferences();
  const refused = new Set(schema.safeParse(chosen).error?.issues.map(({ path: [name] }) => name));
  return schema.parse(
    Object.fromEntries(Object.entries(chosen).filter(([name]) => !refused.has(name))),
  );
}

/** Rounds of the key derivation: with fewer a guess costs next to nothing, with more the background would not come back. */
const iterations = lazy(() => z.int().check(z.minimum(100_000), z.maximum(10_000_000)));

const sealedKey = lazy(() =>
  z.object({
    cipher: z.literal('AES-GCM'),
    derivation: z.literal('PBKDF2-SHA-256'),
    iterations: iterations(),
    salt: base64Field(16, 64),
    iv: base64Field(12, 12),
    data: base64Field(17, 32 * 1024),
  }),
);

/** More than anybody has. Links on a host of a person's own are on few. */
export const mostInFile = { services: 50, shortHosts: 100 };

const pageHost = lazy(() => textField(260).check(z.refine((host) => readPageHost(host) === host)));

/** Older versions wrote names that they had cut behind a space. */
const shownName = lazy(() =>
  z.pipe(
    z.string().check(z.refine((name) => serviceName(name) === name.trimEnd())),
    z.transform(serviceName),
  ),
);

const exportedService: Schema<ExportedService> = lazy(() =>
  z
    .object({
      address: serviceAddressField(),
      key: z.nullable(sealedKey()),
      name: z.exactOptional(shownName()),
      serviceId: z.exactOptional(serviceIdField()),
      color: z.exactOptional(serviceColor()),
      pageHosts: z.exactOptional(z.array(pageHost()).check(z.maxLength(mostPageHosts))),
      accountName: z.exactOptional(z.string().check(z.refine(isAccountName))),
      lastDomain: z.exactOptional(domainNameField()),
      shortHosts: z.exactOptional(
        z.array(domainNameField()).check(z.maxLength(mostInFile.shortHosts)),
      ),
    })
    .check(
      z.refine(({ address, serviceId }) => serviceId?.startsWith(`${address}#`) !== false, {
        path: ['serviceId'],
      }),
    ),
);

/** Whether a service, as it would go into a file, can be imported. */
export const isImportableService = (service: ExportedService): boolean =>
  exportedService().safeParse(service).success;

const readVersions: ReadonlySet<number> = new Set([
  exportFormat.version,
  exportFormat.withAccounts,
]);

const exportHead: Schema<ExportHead> = lazy(() =>
  z.object({
    format: z.literal(exportFormat.format),
    version: z.literal([exportFormat.version, exportFormat.withAccounts]),
    exportedAt: isoTimeField(),
    preferences: z.nullable(exportedPreferences()),
    connection: z.nullable(exportedService()),
    services: z.exactOptional(z.array(exportedService()).check(z.maxLength(mostInFile.services))),
  }),
);

const namedFields = lazy(() =>
  z.object({
    format: z.literal(exportFormat.format),
    version: z.optional(z.unknown()),
  }),
);

/** Everything of a file but its links, or why it cannot be imported. */
export function readHead(value: unknown): { head: ExportHead } | { problem: ImportProblem } {
  const name = namedFields().safeParse(value);
  if (!name.success) return problem('foreign', '');
  const { version } = name.data;
  if (typeof version === 'number' && !readVersions.has(version)) {
    return problem(version < exportFormat.version ? 'older' : 'newer', 'version');
  }
  const { success, data, error } = exportHead().safeParse(value);
  return success ? { head: data } : problem('damaged', pathOf(error));
}

const problem = (kind: ImportProblem['kind'], path: string): { problem: ImportProblem } => ({
  problem: { kind, path, link: null },
});

/** Where the first thing is that did not fit, such as `filing.0.name`; blank for the whole. */
export const pathOf = (error: z.core.$ZodError): string => (error.issues[0]?.path ?? []).join('.');

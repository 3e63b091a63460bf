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
import { preferences } from '@/lib/model/preferences';
import { wholeNumber } from '@/lib/model/whole-number';
import { type Schema, z } from '@/lib/model/z';
import { isAccountName, mostPageHosts, readPageHost } from '@/lib/rules/services';
import { mostOfTags } from '@/lib/rules/tags';
import { serviceName } from '@/lib/rules/url/service-address';
import { trackingKinds } from '@/lib/rules/url/tracking';

import {
  base64Field,
  domainNameField,
  isoTimeField,
  plainTextField,
  serviceAddressField,
  serviceIdField,
  textThat,
} from './fields';
import { type Read, pathOf } from './importable';

const isKnownKind = (name: string): boolean => trackingKinds.some(({ kind }) => kind === name);

/** An unknown kind would stay forever, without any effect. */
const tracking = lazy(() =>
  z.pipe(
    z.catchall(z.object({}), z.boolean()),
    z.transform((switches) =>
      Object.fromEntries(Object.entries(switches).filter(([kind]) => isKnownKind(kind))),
    ),
  ),
);

const tagValue = lazy(() => plainTextField(mostOfTags.value).check(z.minLength(1)));

const tagTemplates = lazy(() => {
  const name = plainTextField(mostOfTags.name).check(z.minLength(1));
  const tags = z.array(z.object({ name, value: tagValue() }));
  const template = z.object({
    name: plainTextField(mostOfTags.templateName).check(z.minLength(1)),
    tags: tags.check(z.minLength(1), z.maxLength(mostOfTags.tags)),
  });
  return z.array(template).check(z.maxLength(mostOfTags.templates));
});

const tagValues = lazy(() =>
  z.catchall(z.object({}), z.array(tagValue()).check(z.maxLength(mostOfTags.valuesToChoose))),
);

export const exportedPreferences: Schema<ExportedPreferences> = lazy(() => {
  const { lastDomain: _lastDomain, shortHosts: _shortHosts, ...shape } = preferences().shape;
  return z.object({
    ...shape,
    tracking: tracking(),
    copyTemplate: textThat(isTemplate)(),
    theme: z.exactOptional(shape.theme),
    tagCase: z.exactOptional(shape.tagCase),
    tagBlanks: z.exactOptional(shape.tagBlanks),
    tagTemplates: z.exactOptional(tagTemplates()),
    tagValues: z.exactOptional(tagValues()),
  });
});

const sealedKey = lazy(() =>
  z.object({
    cipher: z.literal('AES-GCM'),
    derivation: z.literal('PBKDF2-SHA-256'),
    // With fewer a guess costs next to nothing, with more the background would hang.
    iterations: wholeNumber(100_000, 10_000_000),
    salt: base64Field(16, 64),
    iv: base64Field(12, 12),
    data: base64Field(17, 32 * 1024),
  }),
);

/** Our choice. */
export const mostInFile = { services: 50, shortHosts: 100 };

const pageHost = textThat((host) => host.length <= 260 && readPageHost(host) === host);

const shownName = textThat((name) => name !== '' && serviceName(name) === name);

export const exportedService: Schema<ExportedService> = lazy(() =>
  z
    .object({
      id: serviceIdField(),
      address: serviceAddressField(),
      key: z.nullable(sealedKey()),
      name: z.exactOptional(shownName()),
      color: z.exactOptional(serviceColor()),
      pageHosts: z.exactOptional(z.array(pageHost()).check(z.maxLength(mostPageHosts))),
      accountName: z.nullable(textThat(isAccountName)()),
      lastDomain: z.nullable(domainNameField()),
      shortHosts: z.array(domainNameField()).check(z.maxLength(mostInFile.shortHosts)),
    })
    .check(
      z.refine(({ id, address }) => id === address || id.startsWith(`${address}#`), {
        path: ['id'],
      }),
    ),
);

const exportHead: Schema<ExportHead> = lazy(() =>
  z.object({
    format: z.literal(exportFormat.format),
    version: z.literal(exportFormat.version),
    exportedAt: isoTimeField(),
    preferences: z.nullable(exportedPreferences()),
    services: z.array(exportedService()).check(z.maxLength(mostInFile.services)),
  }),
);

const namedFields = lazy(() =>
  z.object({ format: z.literal(exportFormat.format), version: z.optional(z.unknown()) }),
);

export function readHead(value: unknown): Read<ExportHead> {
  const named = namedFields().safeParse(value);
  if (!named.success) return refused('foreign', '');
  const { version } = named.data;
  if (typeof version === 'number' && version !== exportFormat.version) {
    return refused(version < exportFormat.version ? 'older' : 'newer', 'version');
  }
  const { success, data, error } = exportHead().safeParse(value);
  return success ? { value: data } : refused('damaged', pathOf(error));
}

const refused = (kind: ImportProblem['kind'], path: string): { problem: ImportProblem } => ({
  problem: { kind, path, link: null },
});

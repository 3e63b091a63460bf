import { type Browser, browser } from 'wxt/browser';

import { lazy } from '@/lib/async/lazy';
import { isTemplate } from '@/lib/copy/copy-content';
import {
  type ManagedPreferences,
  type ManagedSettings,
  managedFeatures,
} from '@/lib/model/managed';
import { type Preferences, defaultPreferences, preferenceChanges } from '@/lib/model/preferences';
import { type Schema, z } from '@/lib/model/z';
import { fieldsThatDiffer } from '@/lib/rules/managed';
import { normaliseAddress, serviceName } from '@/lib/rules/url/service-address';
import { trackingKinds } from '@/lib/rules/url/tracking';

import { type StoredItem, cachedRead } from './stored-item';

const textThat = (isValid: (text: string) => boolean) =>
  lazy(() => z.string().check(z.refine(isValid)));
const addressField = textThat((text) => 'address' in normaliseAddress(text));
const nameField = textThat((text) => serviceName(text) !== '');
const templateField = textThat(isTemplate);
const groupField = lazy(() => z.catchall(z.object({}), z.unknown()));
const listField = lazy(() => z.array(z.unknown()));
const featureField = lazy(() => z.literal(managedFeatures));
const preferenceFields = lazy(() => {
  const { lastDomain: _lastDomain, shortHosts: _shortHosts, ...shape } = preferenceChanges().shape;
  return z.object({ ...shape, copyTemplate: z.exactOptional(templateField()) });
});
const fieldsByName = lazy(() => new Map(Object.entries<Field<unknown>>(preferenceFields().shape)));
/** A kind that there is not would be set for nothing. */
const kindsByName = lazy(() => new Map(trackingKinds.map(({ kind }) => [kind, z.boolean()])));

type Field<T> = ReturnType<Schema<T>>;

/** What is unknown or cannot be read is left out and named. */
export function readManagedSettings(stored: Readonly<Record<string, unknown>>): ManagedSettings {
  const { serviceAddress, serviceName: name, defaults, locked, disabled, ...others } = stored;
  const unread = Object.keys(others);
  const read = <T>(path: string, field: Field<T> | undefined, part: unknown): T | undefined => {
    const parsed = field?.safeParse(part);
    if (parsed?.success !== true && part !== undefined) unread.push(path);
    return parsed?.data;
  };
  const readParts = <T>(path: string, part: unknown, fields: ReadonlyMap<string, Field<T>>) =>
    Object.entries(read(path, groupField(), part) ?? {}).flatMap(([field, each]): [string, T][] => {
      const value = read(`${path}.${field}`, fields.get(field), each);
      return value === undefined ? [] : [[field, value]];
    });
  const group = (path: string, part: unknown): ManagedPreferences => {
    const fields = Object.fromEntries(readParts(path, part, fieldsByName()));
    const { tracking, ...known } = preferenceFields().parse(fields);
    const kinds = readParts(`${path}.tracking`, tracking, kindsByName());
    return kinds.length === 0 ? known : { ...known, tracking: Object.fromEntries(kinds) };
  };
  const address = normaliseAddress(read('serviceAddress', addressField(), serviceAddress) ?? '');
  return {
    address: 'address' in address ? address.address : null,
    name: serviceName(read('serviceName', nameField(), name) ?? '') || null,
    defaults: group('defaults', defaults),
    locked: group('locked', locked),
    disabled: (read('disabled', listField(), disabled) ?? []).flatMap(
      (feature, at) => read(`disabled.${String(at)}`, featureField(), feature) ?? [],
    ),
    unread,
  };
}

// Some browsers have no such area, or report no change of it; Firefox refuses where nothing is set.
const { managed }: { managed?: Partial<Browser.storage.StorageArea> } = browser.storage;
const { get, forget } = cachedRead(async () =>
  readManagedSettings((await managed?.get?.().catch(() => undefined)) ?? {}),
);
const onChange = (listener: () => void): void => managed?.onChanged?.addListener(listener);
onChange(forget);

export const managedSettings = { get, onChange };

const inEffect = (
  { defaults, locked }: ManagedSettings,
  chosen: Partial<Preferences>,
): Preferences => ({
  ...defaultPreferences,
  ...defaults,
  ...chosen,
  ...locked,
  tracking: { ...defaults.tracking, ...chosen.tracking, ...locked.tracking },
});

/** What the user chose, after a change of what is in effect. The rest is not stored, so that it follows later defaults. */
function chosenAfter(
  own: Partial<Preferences>,
  change: { before: Preferences; after: Preferences; locked: ManagedPreferences },
): Partial<Preferences> {
  const { before, after, locked } = change;
  const changes = fieldsThatDiffer(after, before).filter(([name]) => !(name in locked));
  const chosen: Partial<Preferences> = { ...own, ...Object.fromEntries(changes) };
  if (!changes.some(([name]) => name === 'tracking')) return chosen;
  const kinds = Object.entries(after.tracking).filter(
    ([kind, isRemoved]) => kind in (own.tracking ?? {}) || before.tracking[kind] !== isRemoved,
  );
  return { ...chosen, tracking: Object.fromEntries(kinds) };
}

export const managedPreferences = (
  chosen: StoredItem<Partial<Preferences>>,
): StoredItem<Preferences> => {
  const update = async (change: (value: Preferences) => Preferences): Promise<Preferences> => {
    const settings = await managedSettings.get();
    const now = await chosen.update((own) => {
      const before = inEffect(settings, own);
      return chosenAfter(own, { before, after: change(before), locked: settings.locked });
    });
    return inEffect(settings, now);
  };
  return {
    ...chosen,
    get: async () => inEffect(await managedSettings.get(), await chosen.get()),
    update,
    set: async (value) => void (await update(() => value)),
    onChange(listener) {
      chosen.onChange(listener);
      managedSettings.onChange(listener);
    },
  };
};

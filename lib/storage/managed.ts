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
import { fieldsShape } from './stored-shape';

const addressField = lazy(() =>
  z.string().check(z.refine((text) => 'address' in normaliseAddress(text))),
);
const nameField = lazy(() => z.string().check(z.refine((text) => serviceName(text) !== '')));
const groupField = lazy(() => z.record(z.string(), z.unknown()));
const listField = lazy(() => z.array(z.unknown()));
const featureField = lazy(() => z.enum(managedFeatures));
const templateField = lazy(() => z.string().check(z.refine(isTemplate)));
/** What belongs to the service that somebody is connected to is nobody else's to set. */
const preferenceFields = fieldsShape<ManagedPreferences>(() => {
  const { lastDomain: _lastDomain, shortHosts: _shortHosts, ...shape } = preferenceChanges().shape;
  return z.object({ ...shape, copyTemplate: z.exactOptional(templateField()) });
});

/** Without kinds of tracking parameters that there are not, which would be set for nothing. */
function withKnownKinds({ tracking, ...others }: ManagedPreferences): ManagedPreferences {
  if (tracking === undefined) return others;
  const kinds = Object.entries(tracking);
  const known = kinds.filter(([kind]) => trackingKinds.some((each) => each.kind === kind));
  if (known.length === 0 && kinds.length > 0) return others;
  return { ...others, tracking: Object.fromEntries(known) };
}

const namesLost = (before: object, after: object): string[] =>
  Object.keys(before).filter((name) => !Object.hasOwn(after, name));

/** Reads what an organization set, part by part: what is unknown or cannot be read is left out and named. */
export function readManagedSettings(stored: Readonly<Record<string, unknown>>): ManagedSettings {
  const { serviceAddress, serviceName: name, defaults, locked, disabled = [], ...others } = stored;
  const unread = Object.keys(others);
  /** Undefined where it is missing or cannot be read. */
  const read = <T>(path: string, schema: Schema<T>, part: unknown): T | undefined => {
    const parsed = schema().safeParse(part);
    if (!parsed.success && part !== undefined) unread.push(path);
    return parsed.data;
  };
  const group = (path: string, part: unknown): ManagedPreferences => {
    const fields = read(path, groupField, part) ?? {};
    const { value } = preferenceFields.read(fields);
    const known = withKnownKinds(value);
    unread.push(...namesLost(fields, value).map((field) => `${path}.${field}`));
    const kinds = namesLost(value.tracking ?? {}, known.tracking ?? {});
    unread.push(...kinds.map((kind) => `${path}.tracking.${kind}`));
    return known;
  };
  const address = normaliseAddress(read('serviceAddress', addressField, serviceAddress) ?? '');
  return {
    address: 'address' in address ? address.address : null,
    name: serviceName(read('serviceName', nameField, name) ?? '') || null,
    defaults: group('defaults', defaults),
    locked: group('locked', locked),
    disabled: (read('disabled', listField, disabled) ?? []).flatMap(
      (feature, at) => read(`disabled.${String(at)}`, featureField, feature) ?? [],
    ),
    unread,
  };
}

/**
 * What an organization set, as it is at this moment. Where the browser has no settings of the kind, as Firefox without a policy, it
 * is nothing.
 */
export const managedSettings = followed();

function followed() {
  // Not every browser has such an area, or tells of its changes.
  const { managed }: { managed?: Partial<Browser.storage.StorageArea> } = browser.storage;
  const { get, forget } = cachedRead(async () =>
    readManagedSettings(
      // Firefox refuses where nobody set anything.
      (await managed?.get?.().catch(() => undefined)) ?? {},
    ),
  );
  const onChange = (listener: () => void): void => managed?.onChanged?.addListener(listener);
  onChange(forget);
  return { get, onChange };
}

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

/** What the person chose, after a change of what is in effect. The rest is not stored, so that it follows a default that is set later. */
function chosenAfter(
  own: Partial<Preferences>,
  {
    before,
    after,
    locked,
  }: { before: Preferences; after: Preferences } & Pick<ManagedSettings, 'locked'>,
): Partial<Preferences> {
  const changes = fieldsThatDiffer(after, before).filter(([name]) => !(name in locked));
  const chosen: Partial<Preferences> = { ...own, ...Object.fromEntries(changes) };
  if (!changes.some(([name]) => name === 'tracking')) return chosen;
  const kept = Object.entries(own.tracking ?? {}).filter(([kind]) => kind in after.tracking);
  const switched = Object.entries(after.tracking).filter(
    ([kind, isRemoved]) => before.tracking[kind] !== isRemoved,
  );
  return { ...chosen, tracking: Object.fromEntries([...kept, ...switched]) };
}

/** The preferences in effect, over those that the person chose. What is locked stays as it is, whatever is stored. */
export const managedPreferences = (
  chosen: StoredItem<Partial<Preferences>>,
): StoredItem<Preferences> => {
  const update: StoredItem<Preferences>['update'] = async (change) => {
    const managed = await managedSettings.get();
    const now = await chosen.update((own) => {
      const before = inEffect(managed, own);
      return chosenAfter(own, { before, after: change(before), locked: managed.locked });
    });
    return inEffect(managed, now);
  };
  return {
    ...chosen,
    async get() {
      const [managed, own] = await Promise.all([managedSettings.get(), chosen.get()]);
      return inEffect(managed, own);
    },
    update,
    set: async (value) => void (await update(() => value)),
    onChange(listener) {
      chosen.onChange(listener);
      managedSettings.onChange(listener);
    },
  };
};

import { browser } from './browser';

/** First in a click: Firefox forgets it at the first `await`, and a worker has none. @returns whether it is granted now */
export async function requestOrigin(originPattern: string): Promise<boolean> {
  return browser.permissions.request({ origins: [originPattern] });
}

/** @returns what the browser keeps all the same, such as an administrator's origins */
export const keepOnlyOrigins = async (originPatterns: readonly string[]): Promise<string[]> =>
  remove((await grantedOrigins()).filter((origin) => !originPatterns.includes(origin)));

/** @returns match patterns and permissions that the browser keeps all the same */
export const removeOptionalPermissions = async (): Promise<string[]> =>
  remove(await grantedOrigins(), optionalPermissions);

const grantedOrigins = async (): Promise<string[]> =>
  (await browser.permissions.getAll()).origins ?? [];

/** One by one: a refusal must not keep the others. */
async function remove(
  origins: readonly string[],
  permissions: readonly OptionalPermission[] = [],
): Promise<string[]> {
  const given = [
    ...origins.map((origin) => ({ origins: [origin] })),
    ...permissions.map((permission) => ({ permissions: [permission] })),
  ];
  for (const each of given) await browser.permissions.remove(each).catch(() => false);
  const left = await browser.permissions.getAll();
  const kept = new Set<string>([...(left.origins ?? []), ...(left.permissions ?? [])]);
  return [...origins, ...permissions].filter((each) => kept.has(each));
}

export async function hasOrigin(originPattern: string): Promise<boolean> {
  return browser.permissions.contains({ origins: [originPattern] });
}

const optionalPermissions = ['tabs', 'notifications'] as const;

export type OptionalPermission = (typeof optionalPermissions)[number];

/** Call it first in a click, as above. @returns whether it is granted now */
export async function requestPermission(permission: OptionalPermission): Promise<boolean> {
  return browser.permissions.request({ permissions: [permission] });
}

export async function hasPermission(permission: OptionalPermission): Promise<boolean> {
  return browser.permissions.contains({ permissions: [permission] });
}

export function onPermissionsChanged(listener: () => void): void {
  browser.permissions.onAdded.addListener(listener);
  browser.permissions.onRemoved.addListener(listener);
}

export function onPermissionsAdded(listener: (permissions: readonly string[]) => void): void {
  browser.permissions.onAdded.addListener(({ permissions = [] }) => listener(permissions));
}

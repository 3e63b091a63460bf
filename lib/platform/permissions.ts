import { browser } from './browser';

/**
 * Asks the user, unless it is granted already. Call it first in a click: Firefox forgets the click at the first `await`, and a
 * worker has none.
 * @param originPattern such as `https://short.example/*`
 * @returns whether it is granted now
 */
export async function requestOrigin(originPattern: string): Promise<boolean> {
  return browser.permissions.request({ origins: [originPattern] });
}

/** @returns what the browser keeps all the same, such as an administrator's origins */
export async function keepOnlyOrigins(originPatterns: readonly string[]): Promise<string[]> {
  const { origins = [] } = await browser.permissions.getAll();
  const others = origins.filter((origin) => !originPatterns.includes(origin));
  // One by one: a refusal must not keep the others.
  for (const origin of others)
    await browser.permissions.remove({ origins: [origin] }).catch(() => false);
  const { origins: left = [] } = await browser.permissions.getAll();
  return left.filter((origin) => others.includes(origin));
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

/** @returns match patterns and permissions that the browser keeps all the same, such as an administrator's */
export async function removeOptionalPermissions(): Promise<string[]> {
  const { origins = [] } = await browser.permissions.getAll();
  const given = [
    ...origins.map((origin) => ({ origins: [origin] })),
    ...optionalPermissions.map((permission) => ({ permissions: [permission] })),
  ];
  // One by one: a refusal must not keep the others.
  for (const each of given) await browser.permissions.remove(each).catch(() => false);
  const left = await browser.permissions.getAll();
  const permissions: readonly string[] = left.permissions ?? [];
  return [
    ...(left.origins ?? []),
    ...optionalPermissions.filter((each) => permissions.includes(each)),
  ];
}

export function onPermissionsChanged(listener: () => void): void {
  browser.permissions.onAdded.addListener(listener);
  browser.permissions.onRemoved.addListener(listener);
}

export function onPermissionsAdded(listener: (permissions: readonly string[]) => void): void {
  browser.permissions.onAdded.addListener(({ permissions = [] }) => listener(permissions));
}

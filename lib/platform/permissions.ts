import { browser } from './browser';

/**
 * Asks the person to let Curtail reach one origin; without a question where it is granted already.
 *
 * Call it first thing in a click: Firefox forgets the click at the first `await`, and a service worker has none.
 * @param originPattern a match pattern such as `https://short.example/*`
 * @returns whether it is granted now
 */
export async function requestOrigin(originPattern: string): Promise<boolean> {
  return browser.permissions.request({ origins: [originPattern] });
}

/** Gives back every origin but these. @returns those that the browser keeps all the same, as it does with what an administrator set */
export async function keepOnlyOrigins(originPatterns: readonly string[]): Promise<string[]> {
  const { origins = [] } = await browser.permissions.getAll();
  const others = origins.filter((origin) => !originPatterns.includes(origin));
  // Each by itself: one that is refused must not keep the others.
  for (const origin of others)
    await browser.permissions.remove({ origins: [origin] }).catch(() => false);
  const { origins: left = [] } = await browser.permissions.getAll();
  return left.filter((origin) => others.includes(origin));
}

/** @returns whether the browser lets Curtail reach the origin at this moment. */
export async function hasOrigin(originPattern: string): Promise<boolean> {
  return browser.permissions.contains({ origins: [originPattern] });
}

const optionalPermissions = ['tabs', 'notifications'] as const;

/** What Curtail may be allowed later, for what needs it. */
export type OptionalPermission = (typeof optionalPermissions)[number];

/** Asks the person for one; the same holds for the click as above. @returns whether it is granted now */
export async function requestPermission(permission: OptionalPermission): Promise<boolean> {
  return browser.permissions.request({ permissions: [permission] });
}

/** @returns whether it is granted at this moment. */
export async function hasPermission(permission: OptionalPermission): Promise<boolean> {
  return browser.permissions.contains({ permissions: [permission] });
}

/**
 * Gives back everything that was allowed later.
 * @returns what the browser keeps all the same, as it does with what an administrator set: match patterns, and names of permissions
 */
export async function removeOptionalPermissions(): Promise<string[]> {
  const { origins = [] } = await browser.permissions.getAll();
  const given = [
    ...origins.map((origin) => ({ origins: [origin] })),
    ...optionalPermissions.map((permission) => ({ permissions: [permission] })),
  ];
  // Each by itself: one that is refused must not keep the others.
  for (const each of given) await browser.permissions.remove(each).catch(() => false);
  const left = await browser.permissions.getAll();
  const permissions: readonly string[] = left.permissions ?? [];
  return [
    ...(left.origins ?? []),
    ...optionalPermissions.filter((each) => permissions.includes(each)),
  ];
}

/** Calls back when more or less is allowed than before. */
export function onPermissionsChanged(listener: () => void): void {
  browser.permissions.onAdded.addListener(listener);
  browser.permissions.onRemoved.addListener(listener);
}

/** Calls back with the names of what was allowed just now. */
export function onPermissionsAdded(listener: (permissions: readonly string[]) => void): void {
  browser.permissions.onAdded.addListener(({ permissions = [] }) => listener(permissions));
}

import { browser } from 'wxt/browser';

/**
 * Asks the person to let Curtail reach one origin; without a question where it is granted already.
 *
 * Call it first thing in a click: Firefox forgets the click at the first `await`, and a service worker has none.
 * @param originPattern a match pattern such as `https://short.example/*`
 * @returns whether it is granted now
 */
export async function askToReach(originPattern: string): Promise<boolean> {
  return browser.permissions.request({ origins: [originPattern] });
}

/** Gives back every origin but one: those of attempts to connect that led elsewhere, or of the service before. Null: all. */
export async function reachOnly(originPattern: string | null): Promise<void> {
  const { origins = [] } = await browser.permissions.getAll();
  const others = origins.filter((origin) => origin !== originPattern);
  if (others.length > 0) await browser.permissions.remove({ origins: others });
}

/** @returns whether the browser lets Curtail reach the origin at this moment. */
export async function mayReach(originPattern: string): Promise<boolean> {
  return browser.permissions.contains({ origins: [originPattern] });
}

/** What Curtail may be allowed later, for what needs it. */
export type OptionalPermission = 'tabs' | 'notifications';

/** Asks the person for one; the same holds for the click as above. @returns whether it is granted now */
export async function askFor(permission: OptionalPermission): Promise<boolean> {
  return browser.permissions.request({ permissions: [permission] });
}

/** @returns whether it is granted at this moment. */
export async function mayUse(permission: OptionalPermission): Promise<boolean> {
  return browser.permissions.contains({ permissions: [permission] });
}

/** Gives back everything that was allowed later. */
export async function giveBackOptional(): Promise<void> {
  const all: OptionalPermission[] = ['tabs', 'notifications'];
  await browser.permissions.remove({ permissions: all });
}

/** Calls back with the names of what was allowed just now. */
export function onAllowed(listener: (permissions: readonly string[]) => void): void {
  browser.permissions.onAdded.addListener(({ permissions = [] }) => listener(permissions));
}

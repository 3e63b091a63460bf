import type { Privileged } from './privileged.ts';

/** Evaluates to what the browser has of the extension's button. */
const actionOf = (extensionId: string): string => `(() => {
  const { extension } = WebExtensionPolicy.getByID(${JSON.stringify(extensionId)});
  return extension.apiManager.global.browserActionFor(extension).action;
})()`;

/** What stands on the extension's button of the tab in front; empty for nothing. */
export async function badgeText(privileged: Privileged, extensionId: string): Promise<string> {
  const text = await privileged(
    `${actionOf(extensionId)}.getProperty(gBrowser.selectedTab, 'badgeText') ?? ''`,
  );
  return String(text);
}

/** From now on, keeps in mind what is written on the extension's button. @returns all of it so far */
export async function watchBadge(
  privileged: Privileged,
  extensionId: string,
): Promise<() => Promise<string[]>> {
  const action = actionOf(extensionId);
  await privileged(`(() => {
    const action = ${action};
    action.writtenTexts = [];
    if (Object.hasOwn(action, 'setProperty')) return;
    const { setProperty } = action;
    action.setProperty = (target, name, value) => {
      if (name === 'badgeText') action.writtenTexts.push(value ?? '');
      return setProperty.call(action, target, name, value);
    };
  })(), undefined`);
  return async () =>
    JSON.parse(String(await privileged(`JSON.stringify(${action}.writtenTexts)`))) as string[];
}

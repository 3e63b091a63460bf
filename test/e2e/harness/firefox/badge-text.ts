import type { Privileged } from './privileged.ts';

/** What stands on the extension's button of the tab in front; empty for nothing. */
export async function badgeText(privileged: Privileged, extensionId: string): Promise<string> {
  const text = await privileged(`(() => {
    const { extension } = WebExtensionPolicy.getByID(${JSON.stringify(extensionId)});
    const { action } = extension.apiManager.global.browserActionFor(extension);
    return action.getProperty(gBrowser.selectedTab, 'badgeText') ?? '';
  })()`);
  return String(text);
}

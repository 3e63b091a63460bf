import { browser } from 'wxt/browser';

type CommandListener = Parameters<typeof browser.commands.onCommand.addListener>[0];

/** Calls back with the name of each command whose keys were pressed, and the tab in front. */
export function onCommand(listener: CommandListener): void {
  browser.commands.onCommand.addListener(listener);
}

import type { Privileged } from './privileged.ts';

/**
 * Does what the keys of a command do.
 * @param name as in the manifest
 * @throws {Error} when the browser has no keys for it
 */
export async function pressCommand(
  privileged: Privileged,
  extensionId: string,
  name: string,
): Promise<void> {
  await privileged(`(() => {
    const { extension } = WebExtensionPolicy.getByID(${JSON.stringify(extensionId)});
    const keys = extension.manifest.commands[${JSON.stringify(name)}].suggested_key.default.split('+');
    const letter = keys.pop();
    const modifiers = keys.join(',').toLowerCase();
    const bound = [...document.querySelectorAll('keyset[id^="ext-keyset"] key')].find((key) =>
      key.getAttribute('key') === letter && key.getAttribute('modifiers') === modifiers);
    if (bound === undefined) throw new Error('No keys are bound to it.');
    bound.doCommand();
  })()`);
}

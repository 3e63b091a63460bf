import type { Privileged } from './privileged.ts';

/** Types into the address bar, and waits until all is found that it has to offer. */
const typing = (text: string): string => `(async () => {
  gURLBar.focus();
  gURLBar.value = ${JSON.stringify(text)};
  gURLBar.startQuery({ searchString: gURLBar.value, allowAutofill: false });
  await gURLBar.lastQueryContextPromise;
})()`;

/** What stands under the address bar when this is typed. */
export async function addressBarLines(privileged: Privileged, text: string): Promise<string[]> {
  await privileged(typing(text));
  const lines = await privileged(`JSON.stringify([...document.querySelectorAll('.urlbarView-row')]
    .filter((row) => row.checkVisibility()).map((row) => row.textContent))`);
  return JSON.parse(String(lines)) as string[];
}

export async function enterInAddressBar(privileged: Privileged, text: string): Promise<void> {
  await privileged(typing(text));
  await privileged('gURLBar.handleCommand()');
}

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
  // The first line is always what the extension said of the text before the last letter.
  for (const typed of [text.slice(0, -1), text]) await privileged(typing(typed));
  const lines = await privileged(`JSON.stringify([...document.querySelectorAll('.urlbarView-row')]
    .filter((row) => row.checkVisibility()).map((row) => row.textContent))`);
  return JSON.parse(String(lines)) as string[];
}

export async function enterInAddressBar(privileged: Privileged, text: string): Promise<void> {
  await privileged(typing(text));
  await privileged('gURLBar.handleCommand()');
}

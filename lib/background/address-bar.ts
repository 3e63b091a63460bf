import type { Parts } from '@/entrypoints/background/compose';
import { askOfText } from '@/lib/omnibox/command-of-text';
import { anyFirstLine, mostLines, suggestionsFor } from '@/lib/omnibox/suggestions';
import { activeTab } from '@/lib/platform/active-tab';
import { descriptionStyle, onAddressBarEntered, onAddressBarTyped } from '@/lib/platform/omnibox';

import type { CarryOut } from './carry-out';
import { placeOf } from './place-of';

/** Answers the address bar's keyword: links made here while words are typed, and what is entered. */
export function answerAddressBar(parts: () => Parts, carryOut: CarryOut): void {
  onAddressBarTyped(async (typed) => {
    const { links, connections } = parts();
    const isConnected = (await connections.get()) !== null;
    const found = isConnected ? await links.searchWorking(typed, mostLines) : [];
    return suggestionsFor(typed, found, descriptionStyle());
  }, anyFirstLine);
  onAddressBarEntered((text) => void enter(carryOut, text));
}

async function enter(carryOut: CarryOut, text: string): Promise<void> {
  const tab = await activeTab();
  await carryOut(askOfText(text), placeOf({ ...tab, incognito: tab.private }));
}

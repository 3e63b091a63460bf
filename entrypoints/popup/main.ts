import type { LinkServices } from '@/components/link/view';
import { openingState } from '@/components/popup/opening-state';
import { startPopup } from '@/components/popup/start-popup';
import { tint } from '@/components/ui/tint';
import { send } from '@/lib/messages/client';
import { copyText } from '@/lib/platform/clipboard';
import { firstPaint } from '@/lib/platform/first-paint';
import { activeTab } from '@/lib/platform/tabs';
import {
  keepMessages,
  readKeptDrafts,
  readKeptMessages,
  readPopupSnapshot,
} from '@/lib/storage/popup-snapshot';
import { type Templates, rememberMessages } from '@/lib/texts/get-message';
import { direction, language } from '@/lib/texts/language';
import { t } from '@/lib/texts/translate';

const readOpeningState = async () => {
  const [snapshot, drafts, tab] = await Promise.all([
    readPopupSnapshot(),
    readKeptDrafts(),
    activeTab(),
  ]);
  tint(snapshot?.connection?.color);
  return snapshot === null ? null : openingState(snapshot, tab, drafts?.[String(tab.id)]);
};

/** The page itself has none, as it may be painted before they are known. */
function writeWords(): void {
  document.documentElement.lang = language();
  document.documentElement.dir = direction();
  write('#links > span', t('links_title'));
  document.querySelector('#settings')?.setAttribute('title', t('popup_settings'));
  write('.waiting', t('common_loading'));
}

function write(selector: string, words: string): void {
  const element = document.querySelector(selector);
  if (element !== null) element.textContent = words;
}

const kept = readKeptMessages();
const read = readOpeningState().catch(() => null);

/** For the next popup. */
const keepLearned = (all: Templates) => {
  isToKeep ||= requestIdleCallback(() => {
    isToKeep = 0;
    // The browser has them all.
    keepMessages(all).catch(() => undefined);
  });
};
let isToKeep = 0;

const likely = kept.then(async (messages) => {
  rememberMessages(messages, keepLearned);
  writeWords();
  return read;
});

// A worker that has to be started would hold up the paint of a form; a link at once waits for nothing else.
const opening = likely
  .then(async (state) => (state?.preferences.toolbar === 'form' ? firstPaint() : null))
  .then(async () => send('popup.open', undefined));

const root = document.querySelector('#popup');
if (root !== null) {
  const services: LinkServices = {
    send,
    copyText,
    copyPng: async (png) => (await import('@/lib/platform/clipboard-call')).copyPng(png),
    saveFile: async (content, name) =>
      (await import('@/lib/platform/save-file')).saveFile(content, name),
    reopen: () => location.reload(),
    close: () => window.close(),
    loadPermissions: async () => import('@/lib/platform/permissions'),
  };
  void startPopup(root, opening, services, likely);
}

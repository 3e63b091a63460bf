import type { OptionsServices } from '@/components/ui/services';
import { showTheme } from '@/components/ui/theme';
import { createAccountClient } from '@/lib/messages/account-client';
import type { send } from '@/lib/messages/client';
import { browserWays, isOnToolbar } from '@/lib/platform/browser';
import { copyText } from '@/lib/platform/clipboard';
import { copyPng } from '@/lib/platform/clipboard-call';
import { commandKeys, openShortcutSettings } from '@/lib/platform/commands';
import { ownVersion } from '@/lib/platform/pages';
import {
  requestPermission,
  requestOrigin,
  hasOrigin,
  hasPermission,
} from '@/lib/platform/permissions';
import { saveFile } from '@/lib/platform/save-file';
import { shareLink } from '@/lib/platform/share';
import { tabsHere } from '@/lib/platform/tabs';
import { readPopupSnapshot } from '@/lib/storage/popup-snapshot';
import { direction, language } from '@/lib/texts/language';

/** What the screens are handed. @param sendMessage asks the background, for the window that the page is in */
export const pageServices = (sendMessage: typeof send, isPrivate: boolean): OptionsServices => ({
  send: sendMessage,
  account: createAccountClient(sendMessage),
  requestOrigin,
  hasOrigin,
  requestPermission,
  hasPermission,
  commandKeys,
  openShortcutSettings,
  isOnToolbar,
  copyText,
  copyPng,
  saveFile,
  share: shareLink,
  tabsHere,
  ways: browserWays(),
  version: ownVersion(),
  isPrivate,
});

export function dressPage(): void {
  // The background tells it later: until then, a page in the other colors would dazzle.
  void readPopupSnapshot().then(
    (snapshot) => snapshot && showTheme(snapshot.preferences.theme),
    () => undefined,
  );
  const { documentElement } = document;
  documentElement.lang = language();
  documentElement.dir = direction();
}

import { render } from 'preact';

import { OptionsApp } from '@/components/options/options-app';
import { showTheme } from '@/components/ui/theme';
import { createAccountClient } from '@/lib/messages/account-client';
import { send } from '@/lib/messages/client';
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
import { isPrivateWindow, tabsHere } from '@/lib/platform/tabs';
import { readPopupSnapshot } from '@/lib/storage/popup-snapshot';
import { direction, language } from '@/lib/texts/language';

const services = {
  send,
  account: createAccountClient(send),
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
  isPrivate: isPrivateWindow(),
};

// The background tells it later: until then, a page in the other colors would dazzle.
void readPopupSnapshot().then(
  (snapshot) => snapshot && showTheme(snapshot.preferences.theme),
  () => undefined,
);

const { documentElement } = document;
documentElement.lang = language();
documentElement.dir = direction();

render(<OptionsApp services={services} />, document.body);

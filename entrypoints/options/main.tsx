import { render } from 'preact';

import { OptionsApp } from '@/components/options/options-app';
import { createAccountClient } from '@/lib/messages/account-client';
import { send } from '@/lib/messages/client';
import { browserWays } from '@/lib/platform/browser';
import { copyText } from '@/lib/platform/clipboard';
import { copyPng } from '@/lib/platform/clipboard-call';
import { commandKeys, openShortcutSettings } from '@/lib/platform/commands';
import {
  requestPermission,
  requestOrigin,
  hasOrigin,
  hasPermission,
} from '@/lib/platform/permissions';
import { saveFile } from '@/lib/platform/save-file';
import { isPrivateWindow, tabsHere } from '@/lib/platform/tabs';
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
  copyText,
  copyPng,
  saveFile,
  tabsHere,
  ways: browserWays(),
  isPrivate: isPrivateWindow(),
};

const { documentElement } = document;
documentElement.lang = language();
documentElement.dir = direction();

render(<OptionsApp services={services} />, document.body);

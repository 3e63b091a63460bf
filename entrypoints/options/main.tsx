import { render } from 'preact';

import { OptionsApp } from '@/components/options/options-app';
import { createAccountClient } from '@/lib/messages/account-client';
import { send } from '@/lib/messages/client';
import { openShortcutSettings, popupShortcut } from '@/lib/platform/commands';
import { askToReach, mayReach, reachOnly } from '@/lib/platform/permissions';

const services = {
  send,
  account: createAccountClient(send),
  askToReach,
  mayReach,
  reachOnly,
  popupShortcut,
  openShortcutSettings,
};

render(<OptionsApp services={services} />, document.body);

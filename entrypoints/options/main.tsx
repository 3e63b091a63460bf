import { render } from 'preact';

import { OptionsApp } from '@/components/options/options-app';
import { send } from '@/lib/messages/client';
import { openShortcutSettings, popupShortcut } from '@/lib/platform/commands';
import { askToReach, mayReach, reachOnly } from '@/lib/platform/permissions';

render(
  <OptionsApp
    services={{ send, askToReach, mayReach, reachOnly, popupShortcut, openShortcutSettings }}
  />,
  document.body,
);

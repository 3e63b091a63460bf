import { defineBackground } from 'wxt/utils/define-background';

import { answerAddressBar } from '@/lib/background/address-bar';
import { keepAnnouncing } from '@/lib/background/announce-expiring';
import { bulkAlarm, bulkMomentAlarm } from '@/lib/background/bulk-feedback';
import { createCarryOut } from '@/lib/background/carry-out';
import { answerCommands } from '@/lib/background/commands';
import { jobsAlarm } from '@/lib/background/feedback';
import { keepMenus } from '@/lib/background/menus';
import { answerNotifications } from '@/lib/background/notification-clicks';
import { shortenPendingTabs } from '@/lib/background/shorten-tabs';
import { serve } from '@/lib/messages/server';
import { onTabClosed } from '@/lib/platform/active-tab';
import { onAlarm } from '@/lib/platform/alarms';
import { onFirstInstall, onFreshStart, openOptionsPage } from '@/lib/platform/lifecycle';
import { isOwnPage } from '@/lib/platform/own-pages';
import { onAllowed } from '@/lib/platform/permissions';
import { keepStorageFromWebPages } from '@/lib/storage/access-level';

import { createLives } from './lifetimes';

/** Milliseconds: whoever woke the worker comes first. */
const settlesAfter = 5000;

/** Every listener is registered on the first tick: a worker that was woken by an event misses it otherwise. */
export default defineBackground(() => {
  const { parts, handlers } = createLives();
  const carryOut = createCarryOut(parts);
  serve(handlers, isOwnPage);
  keepMenus(carryOut);
  answerCommands(carryOut);
  answerAddressBar(parts, carryOut);
  answerNotifications(parts);
  keepAnnouncing(parts);
  onAlarm(jobsAlarm, () => void parts().jobs.resumeCutOff());
  for (const alarm of [bulkAlarm, bulkMomentAlarm]) onAlarm(alarm, () => void parts().bulk.goOn());
  onFreshStart(() => void parts().bulk.goOn());
  onAllowed((permissions) => {
    if (permissions.includes('tabs')) void shortenPendingTabs(parts());
  });
  onTabClosed((tabId) => void parts().stores.drafts.forget(tabId));
  onFirstInstall(() => void openOptionsPage());
  void keepStorageFromWebPages();
  setTimeout(
    () =>
      void parts()
        .links.settle()
        .catch(() => undefined),
    settlesAfter,
  );
});

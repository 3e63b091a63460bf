import { defineBackground } from 'wxt/utils/define-background';

import { answerAddressBar, answerCommands } from '@/lib/background/commands';
import { createCarryOut, shortenPendingTabs } from '@/lib/background/execute-command';
import { bulkAlarm, bulkMomentAlarm, jobsAlarm } from '@/lib/background/feedback';
import { keepMenus } from '@/lib/background/menus';
import { answerNotifications, keepAnnouncing } from '@/lib/background/notifications';
import { serve } from '@/lib/messages/server';
import { onAlarm } from '@/lib/platform/alarms';
import { isOwnPage, onFirstInstall, onFreshStart, openOptionsPage } from '@/lib/platform/pages';
import { onAllowed } from '@/lib/platform/permissions';
import { onTabClosed } from '@/lib/platform/tabs';
import { keepStorageFromWebPages } from '@/lib/storage/drafts';

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

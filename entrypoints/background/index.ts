import { defineBackground } from 'wxt/utils/define-background';

import { ignoreFailure } from '@/lib/async/queue';
import { handleAddressBar, handleCommands } from '@/lib/background/commands';
import { createExecuteCommand, shortenPendingTabs } from '@/lib/background/execute-command';
import { momentAlarm, runsAlarm, wakeForRuns } from '@/lib/background/feedback';
import { maintainMenus } from '@/lib/background/menus';
import { handleNotifications, maintainExpiryNotes } from '@/lib/background/notifications';
import { maintainPopupSnapshot, refreshPopupSnapshot } from '@/lib/background/popup-snapshot';
import { forgetDraftsWithTabs } from '@/lib/background/popup-state';
import { keepNeededOrigins } from '@/lib/background/services';
import { serve } from '@/lib/messages/server';
import { onAlarm } from '@/lib/platform/alarms';
import {
  isOwnPage,
  onBrowserStart,
  onFirstInstall,
  onFreshStart,
  openOptionsPage,
} from '@/lib/platform/pages';
import { onPermissionsAdded } from '@/lib/platform/permissions';
import { keepStorageFromWebPages } from '@/lib/storage/drafts';
import { sweepFiles } from '@/lib/storage/forget-everything';

import { createLifetimes } from './lifetimes';

/** Milliseconds: what woke the worker comes first. */
const settleDelay = 5000;

/** Every listener is registered on the first tick: a worker that was woken by an event misses it otherwise. */
export default defineBackground(() => {
  const { parts, answer } = createLifetimes();
  const executeCommand = createExecuteCommand(parts);
  serve(answer, isOwnPage);
  maintainMenus(executeCommand);
  maintainPopupSnapshot();
  handleCommands(executeCommand);
  handleAddressBar(parts, executeCommand);
  handleNotifications(parts);
  maintainExpiryNotes(parts);
  for (const alarm of [runsAlarm, momentAlarm])
    onAlarm(alarm, () => void ignoreFailure(wakeForRuns(parts())));
  onFreshStart(() => void parts().runs.browserStarted());
  onFreshStart(() => void refreshPopupSnapshot());
  onFreshStart(sweepFiles);
  // An attempt that failed leaves its origin granted. Not at an installation: the user may connect within that moment.
  onBrowserStart(() => void ignoreFailure(keepNeededOrigins()));
  onPermissionsAdded((permissions) => {
    if (permissions.includes('tabs')) void shortenPendingTabs(parts());
  });
  const lookForDrafts = forgetDraftsWithTabs();
  onFirstInstall(() => void openOptionsPage());
  void keepStorageFromWebPages();
  setTimeout(() => {
    void lookForDrafts();
    void ignoreFailure(
      parts()
        .linksOf(null)
        .then(async (links) => links.settle()),
    );
    void refreshPopupSnapshot();
  }, settleDelay);
});

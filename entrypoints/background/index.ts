import { defineBackground } from 'wxt/utils/define-background';

import { serve } from '@/lib/messages/server';
import { onTabClosed } from '@/lib/platform/active-tab';
import { onFirstInstall, openOptionsPage } from '@/lib/platform/lifecycle';
import { isOwnPage } from '@/lib/platform/own-pages';
import { keepStorageFromWebPages } from '@/lib/storage/access-level';

import { compose } from './compose';
import { createHandlers } from './handlers';

/** Every listener is registered on the first tick: a worker that was woken by an event misses it otherwise. */
export default defineBackground(() => {
  const parts = compose();
  serve(createHandlers(parts), isOwnPage);
  onTabClosed((tabId) => void parts.drafts.forget(tabId));
  onFirstInstall(() => void openOptionsPage());
  void keepStorageFromWebPages();
});

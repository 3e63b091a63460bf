import { openingState } from '@/components/popup/opening-state';
import type { KeptDraft, PopupSnapshot, PopupState } from '@/lib/model/popup-state';

import { page as webPage } from '../../fixtures/popup-state';
import { type fakeServices, formState } from './fake-services';
import { openPopup } from './open-popup';

/** The tab that the popup is opened on. */
const { tabId: id, url, title } = webPage;
const tab = { id, url, title, private: false };

/** The popup before the background has answered, and what lets that answer. */
export async function openEarly(
  differences: Partial<PopupSnapshot> = {},
  answers: Parameters<typeof fakeServices>[0] = {},
  shown: Partial<typeof tab> & { kept?: KeptDraft } = {},
) {
  const { connection, permitted, services: none, preferences, domains } = formState();
  const known = { connection, permitted, services: none, preferences, domains, ...differences };
  const opening = Promise.withResolvers<PopupState>();
  const likely = openingState(known, { ...tab, ...shown }, shown.kept);
  const opened = await openPopup(opening.promise, answers, {}, likely);
  return { ...opened, answer: opening.resolve, fail: opening.reject };
}

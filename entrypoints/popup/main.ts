import { startPopup } from '@/components/popup/start-popup';
import { send } from '@/lib/messages/client';
import { copyPng, copyText } from '@/lib/platform/clipboard';
import { saveFile } from '@/lib/platform/save-file';

/** Drawn, and handed to the screen. */
const firstFrame = new Promise<void>((resolve) => {
  requestAnimationFrame(() => {
    setTimeout(resolve);
  });
});

// A worker that has to be started, and what follows from its answer, would hold up the first frame, and with it everything else.
const opening = firstFrame.then(async () => send('popup.open', undefined));

const root = document.querySelector('#popup');
if (root !== null) {
  void startPopup(root, opening, {
    send,
    copyText,
    copyPng,
    saveFile,
    reopen: () => location.reload(),
    close: () => window.close(),
    loadPermissions: async () => import('@/lib/platform/permissions'),
  });
}

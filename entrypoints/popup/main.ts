import { startPopup } from '@/components/popup/start-popup';
import { send } from '@/lib/messages/client';
import { copyPng, copyText } from '@/lib/platform/clipboard';
import { saveFile } from '@/lib/platform/save-file';

// Before anything else: while the background looks things up, the first frame is painted.
const opening = send('popup.open', undefined);

const root = document.querySelector('#popup');
if (root !== null) {
  void startPopup(root, opening, {
    send,
    copyText,
    copyPng,
    saveFile,
    reopen: () => location.reload(),
    loadPermissions: async () => import('@/lib/platform/permissions'),
  });
}

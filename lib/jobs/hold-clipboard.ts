import type { CopyContent } from '@/lib/model/copy-content';

import type { ClipboardTurn } from './jobs';

/** A turn at the clipboard that is taken when it is first needed. */
export interface HeldClipboard extends ClipboardTurn {
  /** Begins to make it ready. */
  open(): void;
}

/** It can be opened again after it was closed. */
export function holdClipboard(openClipboard: () => ClipboardTurn): HeldClipboard {
  let turn: ClipboardTurn | null = null;
  const open = (): ClipboardTurn => {
    turn ??= openClipboard();
    return turn;
  };
  return {
    open,
    write: async (content: CopyContent) => open().write(content),
    close() {
      turn?.close();
      turn = null;
    },
  };
}

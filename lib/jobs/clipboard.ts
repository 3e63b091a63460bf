import { copyContent } from '@/lib/copy/copy-content';
import type { Job } from '@/lib/model/job';
import { type CopyContent, defaultPreferences } from '@/lib/model/preferences';
import { linksOf } from '@/lib/rules/job';

import type { ClipboardTurn, JobsDependencies } from './jobs';

/** A clipboard that is opened when it is first needed. */
export interface LazyClipboard extends ClipboardTurn {
  /** Begins to make it ready. */
  open(): void;
}

/** It can be opened again after it was closed. */
export function createLazyClipboard(openClipboard: () => ClipboardTurn): LazyClipboard {
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

/** @returns whether the clipboard holds the links of a job that has some */
export async function copyJobLinks(
  { preferences }: Pick<JobsDependencies, 'preferences'>,
  job: Job,
  clipboard: Pick<ClipboardTurn, 'write'>,
): Promise<boolean> {
  const wanted = await preferences(null).catch(() => defaultPreferences);
  return clipboard.write(copyContent(linksOf(job), wanted));
}

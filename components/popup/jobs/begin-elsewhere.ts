import { lookBehind, switchAndLook } from '@/components/popup/link-info/link-info-actions';
import type { PopupModel } from '@/components/popup/popup-model';

import { showJob } from './show-job';

/** Shows what was asked for, or begun, without the popup. */
export async function beginElsewhere(model: PopupModel): Promise<void> {
  const { asked, job } = model.state;
  if (asked?.kind === 'look_behind') return lookBehind(model, asked.shortUrl);
  if (asked?.kind === 'switch_off') return switchAndLook(model, asked.shortUrl);
  if (asked?.kind === 'shorten_tabs') {
    return model.show({ name: 'allow_tabs', windowId: asked.windowId });
  }
  if (job !== null) showJob(model, job);
}

import type { PopupModel } from '@/components/popup/popup-model';
import type { ErrorReport } from '@/lib/model/errors';

import { acceptHost, acceptInstead } from './accept-host';
import { showAndCopy } from './present-link';

/** Takes the link of a failure, although something about it is not as asked; one on another host makes that host one of ours. */
export async function takeLink(model: PopupModel, { code, link }: ErrorReport): Promise<void> {
  if (link === undefined) return;
  await model.alone(() => {
    // What was asked for in another popup is not known here.
    const accept = model.sought === '' ? acceptHost : acceptInstead;
    if (code === 'wrong_host') accept(model, new URL(link.shortUrl).host);
    showAndCopy(model, { how: 'created', link });
  });
}

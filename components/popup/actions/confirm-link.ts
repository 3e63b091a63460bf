import type { PopupModel } from '@/components/popup/model';
import { formView, resultView } from '@/components/popup/view';
import { reportOf } from '@/lib/model/errors';
import type { ShortenOutcome } from '@/lib/model/shorten';

import { type Tracking, showAndCopy } from './present-link';

/** A link is not handed out as protected as long as nobody knows whether it is. */
export async function confirmLink(
  model: PopupModel,
  { how, link }: ShortenOutcome,
  tracking: Tracking,
): Promise<void> {
  model.show(resultView({ how, link }, { ...tracking, copied: 'trying' }));
  const isShown = () => model.view.name === 'result' && model.view.link === link;
  try {
    const request = { link, private: model.state.page.private };
    const confirmed = await model.services.send('link.confirm', request);
    if (isShown()) showAndCopy(model, { how, link: confirmed }, tracking);
  } catch (failure) {
    const error = reportOf(failure);
    if (!isShown()) return;
    if (error.link === undefined) showAndCopy(model, { how, link }, tracking);
    else model.show(formView({ again: true, error }));
  }
}

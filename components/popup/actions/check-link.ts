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

/** Has a link that was copied again checked, and says so if it does not work any more. Nothing waits for it. */
export async function checkExisting(model: PopupModel, shortUrl: string): Promise<void> {
  const { services, state } = model;
  const asked = { shortUrl, private: state.page.private };
  const check = await services.send('link.check', asked).catch(() => null);
  const { view } = model;
  // Whatever is done to the link meanwhile tells more.
  if (check === null || view.name !== 'result' || view.busy) return;
  if (view.link.shortUrl !== shortUrl || view.link.status !== 'active') return;
  if (!check.works) model.show({ ...view, link: check.link, isDead: true });
}

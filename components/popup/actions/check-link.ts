import type { PopupModel } from '@/components/popup/model';
import { formView } from '@/components/popup/view';
import { reportOf } from '@/lib/model/errors';
import type { ShortenOutcome } from '@/lib/model/shorten';

/**
 * A link is not handed out as protected as long as nobody knows whether it is.
 * @returns what is to be handed out now; null where something else is shown by then
 */
export async function confirmLink(
  model: PopupModel,
  { how, link }: ShortenOutcome,
): Promise<ShortenOutcome | null> {
  // Whoever takes it back meanwhile does not want it copied.
  const isShown = () =>
    model.view.name === 'result' && model.view.link === link && !model.view.busy;
  try {
    const request = { link, private: model.state.page.private };
    const confirmed = await model.services.send('link.confirm', request);
    return isShown() ? { how, link: confirmed } : null;
  } catch (failure) {
    const error = reportOf(failure);
    if (!isShown()) return null;
    if (error.link === undefined) return { how, link };
    model.show(formView({ again: true, error }));
    return null;
  }
}

/** Has a link that was copied again checked, and says so if it does not work any more, or leads elsewhere. Nothing waits for it. */
export async function checkExisting(model: PopupModel, shortUrl: string): Promise<void> {
  const { services, state } = model;
  const asked = { shortUrl, private: state.page.private };
  const check = await services.send('link.check', asked).catch(() => null);
  const { view } = model;
  // Whatever is done to the link meanwhile tells more.
  if (check === null || view.name !== 'result' || view.busy) return;
  if (view.link.shortUrl !== shortUrl || view.link.status !== 'active') return;
  const { link, works, moved } = check;
  if (!works || moved) model.show({ ...view, link, isDead: true, isMoved: works });
}

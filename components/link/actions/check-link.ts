import type { LinkModel } from '@/components/link/model';
import { formView } from '@/components/link/view';
import { reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { ShortenOutcome } from '@/lib/model/shorten';

/**
 * A link is not handed out as protected before that is known.
 * @returns what is to be handed out now; null where something else is shown by then
 */
export async function confirmLink(
  model: LinkModel,
  { how, link }: ShortenOutcome,
): Promise<ShortenOutcome | null> {
  try {
    const confirmed = await model.services.send('link.confirm', { link });
    return isWanted(model, link, confirmed) ? { how, link: confirmed } : null;
  } catch (failure) {
    const error = reportOf(failure);
    if (!isWanted(model, link, error.link ?? link)) return null;
    if (error.link === undefined) return { how, link };
    model.show(formView({ again: true, error }));
    return null;
  }
}

/**
 * Whether a link is still shown, and was not taken back meanwhile, even in vain: then it is not wanted on the clipboard.
 * @param found the link as it is known now; where it is not wanted, it takes the place of the one that is shown, and nothing more
 */
function isWanted(model: LinkModel, link: LinkRecord, found: LinkRecord): boolean {
  const { view } = model;
  if (view.name !== 'result' || view.link !== link) return false;
  if (!view.busy && view.error === null) return true;
  model.show({ ...view, link: found });
  return false;
}

/** Has a link that was copied again checked, and says so if it does not work any more, or leads elsewhere. */
export async function checkExisting(model: LinkModel, shortUrl: string): Promise<void> {
  const check = await model.services.send('link.check', { shortUrl }).catch(() => null);
  const { view } = model;
  // What is done to the link meanwhile tells more.
  if (check === null || view.name !== 'result' || view.busy) return;
  if (view.link.shortUrl !== shortUrl || view.link.status !== 'active') return;
  const { link, works, moved } = check;
  const isDead = !works || moved;
  model.show({ ...view, link, isDead, isMoved: isDead && works });
}

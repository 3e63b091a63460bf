import type { LinkModel } from '@/components/link/model';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';

/**
 * Undoes the link that the shown one replaces, as Undo does, with the same proofs; where that fails, both work, and it is
 * said beside the new one.
 * @param before why it failed before: what others may use is disabled only once the user read so
 */
export async function undoReplaced(
  model: LinkModel,
  replaced: LinkRecord,
  before: ErrorReport | null = null,
): Promise<void> {
  const { send } = model.services;
  const { shortUrl } = replaced;
  const shown = shownLink(model);
  if (shown === shortUrl) return;
  const undoing =
    before?.code === 'origin_uncertain'
      ? send('link.disable', { shortUrl })
      : send('link.undo', replaced);
  const error = await undoing.then(() => null, reportOf);
  // By then, another link may be shown.
  if (shownLink(model) === shown) model.change('result', { replaced: { link: replaced, error } });
}

const shownLink = ({ view }: LinkModel): string | null =>
  view.name === 'result' ? view.link.shortUrl : null;

import type { LinkModel } from '@/components/link/model';
import type { ResultView } from '@/components/link/view';
import { reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';

/** Switches the link that is shown off, or on again; a failure is shown beside the link. */
export async function switchShownLink(
  model: LinkModel,
  status: LinkRecord['status'],
): Promise<void> {
  const { view } = model;
  if (view.name !== 'result') return;
  await model.runExclusively(async () => {
    model.change('result', { busy: true, error: null });
    try {
      const link = await changeStatus(model, view, status);
      model.change('result', { link, isDead: false, busy: false });
    } catch (failure) {
      model.change('result', { error: reportOf(failure), busy: false });
    }
  });
}

/** What was just made is undone only where it is certainly our own, unless the user read so and wants it all the same. */
async function changeStatus(
  { services: { send } }: LinkModel,
  { link, how, error }: ResultView,
  status: LinkRecord['status'],
): Promise<LinkRecord> {
  const { shortUrl } = link;
  if (status === 'active') return send('link.enable', { shortUrl });
  const isMeant = how === 'existing' || error?.code === 'origin_uncertain';
  return isMeant ? send('link.disable', { shortUrl }) : send('link.undo', link);
}

import type { PopupModel } from '@/components/popup/model';
import type { ResultView } from '@/components/popup/view';
import { reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';

/** What was just made is undone only where it is certainly our own, unless the person was told so and wants it all the same. */
async function changeStatus(
  { services }: PopupModel,
  { link, how, error }: ResultView,
  status: LinkRecord['status'],
): Promise<LinkRecord> {
  const { shortUrl } = link;
  if (status === 'active') return services.send('link.enable', { shortUrl });
  if (how === 'existing' || error?.code === 'origin_uncertain') {
    return services.send('link.disable', { shortUrl });
  }
  return services.send('link.undo', link);
}

/** Switches the link that is shown off, or on again; a failure is shown beside the link. */
export async function switchShownLink(
  model: PopupModel,
  status: LinkRecord['status'],
): Promise<void> {
  const { view } = model;
  if (view.name !== 'result') return;
  await model.runExclusively(async () => {
    change(model, { busy: true, error: null });
    try {
      const link = await changeStatus(model, view, status);
      change(model, { link, isDead: false, busy: false });
    } catch (failure) {
      change(model, { error: reportOf(failure), busy: false });
    }
  });
}

/** Changes what is shown by now: what was found out about the link meanwhile stays. */
function change(model: PopupModel, changes: Partial<ResultView>): void {
  if (model.view.name === 'result') model.show({ ...model.view, ...changes });
}

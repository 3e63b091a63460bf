import { reportOf } from '@/lib/contract/errors';
import type { LinkRecord } from '@/lib/contract/link';

import type { PopupModel } from './popup-model';

/** Switches the link that is shown off, or on again; a failure is shown beside the link. */
export async function switchLink(model: PopupModel, status: LinkRecord['status']): Promise<void> {
  const { view } = model;
  if (view.name !== 'result') return;
  await model.alone(async () => {
    model.show({ ...view, busy: true, error: null });
    const name = status === 'active' ? 'link.switchOn' : 'link.switchOff';
    try {
      const link = await model.services.send(name, { shortUrl: view.link.shortUrl });
      model.show({ ...view, link });
    } catch (failure) {
      model.show({ ...view, error: reportOf(failure) });
    }
  });
}

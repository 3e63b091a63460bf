import type { LinkRecord } from '@/lib/contract/link';
import type { ShortenOutcome } from '@/lib/contract/shorten';

import type { PopupModel } from './popup-model';
import { resultView } from './view';

/** Shows a link and copies it. The copy is begun first: where it is done at once, the first frame can say so. */
export function presentLink(model: PopupModel, outcome: ShortenOutcome): void {
  model.drafts.drop();
  model.view = resultView(outcome, 'trying');
  void copyLink(model);
  model.show(model.view);
}

/** Copies the link that is shown, and shows whether that worked. */
export async function copyLink(model: PopupModel): Promise<void> {
  const { view, services } = model;
  if (view.name !== 'result') return;
  const copied = await services.copyText(view.link.shortUrl);
  if (model.view.name === 'result') model.show({ ...model.view, copied: copied ? 'yes' : 'no' });
}

/** Takes a link that was made, although something about it is not as asked. */
export async function takeLink(model: PopupModel, link: LinkRecord): Promise<void> {
  await model.alone(() => presentLink(model, { how: 'created', link }));
}

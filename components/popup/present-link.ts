import type { LinkRecord } from '@/lib/contract/link';
import type { ShortenOutcome } from '@/lib/contract/shorten';

import { copyLinks } from './copy-links';
import type { PopupModel } from './popup-model';
import { acceptHost, acceptInstead } from './remember';
import { resultView, type ResultView } from './view';

/** Shows a link and copies it. The copy is begun first: where it is done at once, the first frame says so. */
export function presentLink(
  model: PopupModel,
  outcome: ShortenOutcome,
  tracking: Partial<Pick<ResultView, 'full' | 'besides'>> = {},
): void {
  const copied = copyLinks(model, [outcome.link]);
  model.show(resultView(outcome, { ...tracking, copied: copied === true ? 'yes' : 'trying' }));
  if (copied !== true) void showCopied(model, copied);
}

/** Copies the link that is shown, and shows whether that worked. */
export async function copyLink(model: PopupModel): Promise<void> {
  const { view } = model;
  if (view.name === 'result') await showCopied(model, copyLinks(model, [view.link]));
}

async function showCopied(model: PopupModel, copying: boolean | Promise<boolean>): Promise<void> {
  const copied = await copying;
  if (model.view.name === 'result') model.show({ ...model.view, copied: copied ? 'yes' : 'no' });
}

/** Takes a link that was made, although something about it is not as asked. */
export async function takeLink(model: PopupModel, link: LinkRecord): Promise<void> {
  await model.alone(() => {
    // What was asked for in another popup is not known here.
    const accept = model.sought === '' ? acceptHost : acceptInstead;
    accept(model, new URL(link.shortUrl).host);
    presentLink(model, { how: 'created', link });
  });
}

import type { LinkModel } from '@/components/link/model';
import { type ResultView, resultView } from '@/components/link/view';
import type { LinkRecord } from '@/lib/model/link';
import type { ShortenOutcome } from '@/lib/model/shorten';

type Tracking = Partial<Pick<ResultView, 'full' | 'besides'>>;

/** Shows a link and copies it; one with an unconfirmed password or expiration is only copied once the service was asked. */
export function presentLink(
  model: LinkModel,
  outcome: ShortenOutcome,
  tracking: Tracking = {},
): void {
  // What led to it ended with it, and the next form is kept again.
  if (model.state.draft === model.draft) model.state = { ...model.state, draft: null };
  if (outcome.link.unconfirmed === undefined) return showAndCopy(model, outcome, tracking);
  model.show(resultView(outcome, { ...tracking, copied: 'trying' }));
  void import('./check-link').then(async ({ confirmLink }) => {
    const confirmed = await confirmLink(model, outcome);
    if (confirmed !== null) showAndCopy(model, confirmed, tracking);
  });
}

/**
 * The copy is begun first: where it is done at once, the first frame says so. The QR code is drawn in the background while the rest
 * is drawn here.
 */
function showAndCopy(model: LinkModel, outcome: ShortenOutcome, tracking: Tracking): void {
  const { how, link } = outcome;
  const copied = copyFormattedLinks(model, [link]);
  model.qrCodeOf(link.shortUrl).catch(() => undefined);
  model.show(resultView(outcome, { ...tracking, copied: copied === true ? 'yes' : 'trying' }));
  if (copied !== true) void showCopied(model, copied);
  const { replaces } = model;
  model.replaces = null;
  if (replaces?.isWanted === true && how !== 'existing') {
    void import('./replace-link').then(async ({ undoReplaced }) =>
      undoReplaced(model, replaces.link),
    );
  }
  // Read from disk and sent once the link is there for the user.
  if (how === 'existing') {
    void import('./check-link').then(async ({ checkExisting }) =>
      checkExisting(model, link.shortUrl),
    );
  }
}

/** Copies the link that is shown, and shows whether that worked. */
export async function copyShownLink(model: LinkModel): Promise<void> {
  const { view } = model;
  if (view.name === 'result') await showCopied(model, copyFormattedLinks(model, [view.link]));
}

const showCopied = async (model: LinkModel, copying: boolean | Promise<boolean>) =>
  model.change('result', { copied: (await copying) ? 'yes' : 'no', copiedAs: null });

/**
 * Puts links on the clipboard in the preferred format. A link alone, the most common one, needs nothing to be read from disk, and is
 * there when this returns.
 * @returns whether the clipboard holds them now
 */
export function copyFormattedLinks(
  { services, state: { preferences } }: LinkModel,
  links: readonly [LinkRecord, ...LinkRecord[]],
): true | Promise<boolean> {
  if (links.length === 1 && preferences.copyFormat === 'plain') {
    return services.copyText({ text: links[0].shortUrl, html: null });
  }
  return import('@/lib/copy/copy-content')
    .then(async ({ copyContent }) => services.copyText(copyContent(links, preferences)))
    .catch(() => false);
}

import type { PopupModel } from '@/components/popup/model';
import { type ResultView, resultView } from '@/components/popup/view';
import type { LinkRecord } from '@/lib/model/link';
import type { ShortenOutcome } from '@/lib/model/shorten';

export type Tracking = Partial<Pick<ResultView, 'full' | 'besides'>>;

/** Shows a link and copies it; one whose password or expiration nobody confirmed yet is only copied once that was asked. */
export function presentLink(
  model: PopupModel,
  outcome: ShortenOutcome,
  tracking: Tracking = {},
): void {
  // What led to it ended with it, and the next form is kept again.
  if (model.state.draft === model.draft) model.state = { ...model.state, draft: null };
  if (outcome.link.unconfirmed !== undefined) {
    model.show(resultView(outcome, { ...tracking, copied: 'trying' }));
    void import('./check-link').then(async ({ confirmLink }) => {
      const confirmed = await confirmLink(model, outcome);
      if (confirmed !== null) showAndCopy(model, confirmed, tracking);
    });
  } else showAndCopy(model, outcome, tracking);
}

/**
 * Shows a link and copies it. The copy is begun first: where it is done at once, the first frame says so. The QR code is drawn in the
 * background while the rest is drawn here.
 */
function showAndCopy(model: PopupModel, outcome: ShortenOutcome, tracking: Tracking = {}): void {
  const copied = copyFormattedLinks(model, [outcome.link]);
  model.qrCodeOf(outcome.link.shortUrl).catch(() => undefined);
  model.show(resultView(outcome, { ...tracking, copied: copied === true ? 'yes' : 'trying' }));
  if (copied !== true) void showCopied(model, copied);
  if (outcome.how === 'existing') void checkShownLink(model, outcome.link.shortUrl);
}

/** Read from disk and sent once the link is there for its person. */
async function checkShownLink(model: PopupModel, shortUrl: string): Promise<void> {
  const { checkExisting } = await import('./check-link');
  await checkExisting(model, shortUrl);
}

/** Copies the link that is shown, and shows whether that worked. */
export async function copyShownLink(model: PopupModel): Promise<void> {
  const { view } = model;
  if (view.name === 'result') await showCopied(model, copyFormattedLinks(model, [view.link]));
}

async function showCopied(model: PopupModel, copying: boolean | Promise<boolean>): Promise<void> {
  const copied = await copying;
  if (model.view.name === 'result') model.show({ ...model.view, copied: copied ? 'yes' : 'no' });
}

/**
 * Puts links on the clipboard in the format that the person chose. A link alone, which most people want, needs nothing to be
 * read from disk, and is there when this returns.
 * @returns whether the clipboard holds them now
 */
export function copyFormattedLinks(
  model: PopupModel,
  links: readonly [LinkRecord, ...LinkRecord[]],
): true | Promise<boolean> {
  const [{ shortUrl }] = links;
  return links.length === 1 && model.state.preferences.copyFormat === 'plain'
    ? model.services.copyText({ text: shortUrl, html: null })
    : copyFormatted(model, links).catch(() => false);
}

async function copyFormatted(
  { services, state }: PopupModel,
  links: readonly LinkRecord[],
): Promise<boolean> {
  const { copyContent } = await import('@/lib/copy/copy-content');
  return services.copyText(copyContent(links, state.preferences));
}

import type { PopupModel } from '@/components/popup/model';
import { type ResultView, formView, resultView } from '@/components/popup/view';
import { reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { CopyFormat } from '@/lib/model/preferences';
import type { ShortenOutcome } from '@/lib/model/shorten';

type Tracking = Partial<Pick<ResultView, 'full' | 'besides'>>;

/** Shows a link and copies it; a new one whose password or expiration nobody confirmed yet is only copied once that was asked. */
export function presentLink(
  model: PopupModel,
  outcome: ShortenOutcome,
  tracking: Tracking = {},
): void {
  if (outcome.how === 'created' && outcome.link.unconfirmed !== undefined) {
    void confirmLink(model, outcome, tracking);
  } else showAndCopy(model, outcome, tracking);
}

/** A link is not handed out as protected as long as nobody knows whether it is. */
async function confirmLink(
  model: PopupModel,
  { how, link }: ShortenOutcome,
  tracking: Tracking,
): Promise<void> {
  model.show(resultView({ how, link }, { ...tracking, copied: 'trying' }));
  const isShown = () => model.view.name === 'result' && model.view.link === link;
  try {
    const request = { link, private: model.state.page.private };
    const confirmed = await model.services.send('link.confirm', request);
    if (isShown()) showAndCopy(model, { how, link: confirmed }, tracking);
  } catch (failure) {
    const error = reportOf(failure);
    if (!isShown()) return;
    if (error.link === undefined) showAndCopy(model, { how, link }, tracking);
    else model.show(formView({ again: true, error }));
  }
}

/** Shows a link and copies it. The copy is begun first: where it is done at once, the first frame says so. */
export function showAndCopy(
  model: PopupModel,
  outcome: ShortenOutcome,
  tracking: Tracking = {},
): void {
  const copied = copyFormattedLinks(model, [outcome.link]);
  model.show(resultView(outcome, { ...tracking, copied: copied === true ? 'yes' : 'trying' }));
  if (copied !== true) void showCopied(model, copied);
  if (outcome.how === 'existing') void checkShownLink(model, outcome.link.shortUrl);
}

/** Read from disk and sent once the link is there for its person. */
async function checkShownLink(model: PopupModel, shortUrl: string): Promise<void> {
  const { checkExisting } = await import('./check-existing');
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
    model.show({ ...view, busy: true, error: null });
    try {
      const link = await changeStatus(model, view, status);
      model.show({ ...view, link, isDead: false });
    } catch (failure) {
      model.show({ ...view, error: reportOf(failure) });
    }
  });
}

/** How a link was copied, where it was not copied alone. */
export const copiedAs: Record<CopyFormat, string> = {
  plain: '',
  markdown: 'Copied as Markdown',
  html: 'Copied as HTML',
  title: 'Copied with its title',
  template: 'Copied in your own format',
};

import type { PopupModel } from '@/components/popup/popup-model';
import type { LinkRecord } from '@/lib/model/link';

/**
 * Puts links on the clipboard in the format that the person chose. A link alone, which most people want, needs nothing to be
 * read from disk, and is there when this returns.
 * @returns whether the clipboard holds them now
 */
export function copyLinks(
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

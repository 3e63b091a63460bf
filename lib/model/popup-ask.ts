import { z } from './z';

/** What the popup was opened for by a menu or a key, instead of by its button. */
export const popupAsk = z.discriminatedUnion('kind', [
  /** The form, for the page of the popup's state, whatever was shortened before. */
  z.object({ kind: z.literal('choose') }),
  /** The link of that page at once, whatever the toolbar button is set to do. */
  z.object({ kind: z.literal('show_qr') }),
  z.object({ kind: z.literal('look_behind'), shortUrl: z.string() }),
  z.object({ kind: z.literal('switch_off'), shortUrl: z.string() }),
  /** What became of links that were asked for without the popup. */
  z.object({ kind: z.literal('show_job'), id: z.string() }),
  /** The permission to see all tabs of this window, in order to shorten them. */
  z.object({ kind: z.literal('shorten_tabs'), windowId: z.number() }),
]);

export type PopupAsk = z.infer<typeof popupAsk>;

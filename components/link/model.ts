import type { Filing } from '@/components/link/filing/filing';
import { drawQr } from '@/components/link/qr/draw-qr';
import type { Listen } from '@/components/ui/hooks';
import type { LinkRecord } from '@/lib/model/link';
import type { Draft, PopupState } from '@/lib/model/popup-state';
import type { Preferences } from '@/lib/model/preferences';
import type { QrCode } from '@/lib/qr/qr-code';
import { stripTracking } from '@/lib/rules/url/tracking';
import { normaliseLongUrl } from '@/lib/rules/url/url';

import type { LinkServices, View } from './view';

/** What was done to a popup before the background had answered. */
export interface EarlyInput {
  /** The fields that were typed in, which no answer overwrites. */
  typed: Set<string>;
  chosen: Partial<Preferences>;
  /** What the form held when it was sent off; null as long as it was not. */
  submitted: Draft | null;
}

/** A create that was asked for, in this popup or an earlier one. */
interface PendingCreate {
  /** The address that the link leads to; blank where none was asked for. */
  url: string;
  /** Another link of its page was wanted. */
  again: boolean;
  /** The short link beside which it was wanted; blank for none that works on. */
  stays: string;
  /** Epoch milliseconds at which this popup asked for it. */
  since?: number;
}

/** What the popup knows and shows, apart from how it is drawn. What it does stands in files of their own. */
export class LinkModel {
  state: PopupState;
  view: View = { name: 'making' };
  /** What the form holds; it outlives the form's being shown. */
  draft: Draft;
  /** What that form began with, before anything was typed or chosen in it. */
  untouched: Draft;
  /** Kept until the background has answered; nothing is done and nothing stored before that. Null from then on. */
  early: EarlyInput | null = null;
  /** The create that may have made its link although it was cut off. */
  pending: PendingCreate = { url: '', again: false, stays: '' };
  /** The password that the last create here was given; blank for none. It is kept nowhere else, as a service tells none. */
  password = '';
  /** The link that was made in this popup before one that keeps tracking parameters. */
  besides: string | null = null;
  /** The link that was made in this popup, and in the place of which another one is wanted; null for none. */
  replaces: { link: LinkRecord; isWanted: boolean } | null = null;
  /** Does what opening the popup starts with, as often as there is a reason to. Set by what does so first. */
  begin: () => Promise<void> = async () => undefined;
  readonly services: LinkServices;
  /** The filing of each link that was shown, by its short URL: it goes on while something else is shown. */
  readonly filings = new Map<string, Filing>();
  readonly #codes = new Map<string, Promise<QrCode | null>>();
  #changed: () => void = () => undefined;
  #busy = false;

  constructor(state: PopupState, services: LinkServices) {
    this.state = state;
    this.services = services;
    this.draft = initialDraft(state);
    this.untouched = initialDraft({ ...state, draft: null });
  }

  /** Calls back whenever something else is to be drawn. */
  readonly onChange: Listen = (changed) => {
    this.#changed = changed;
    return () => {
      if (this.#changed === changed) this.#changed = () => undefined;
    };
  };

  show(view: View): void {
    this.view = view;
    this.#changed();
  }

  /** The QR code of a text, drawn once; null for one that fits into none. */
  async qrCodeOf(text: string): Promise<QrCode | null> {
    const known = this.#codes.get(text);
    if (known !== undefined) return known;
    const code = drawQr(text, this.services.send);
    this.#codes.set(text, code);
    code.catch(() => this.#codes.delete(text));
    return code;
  }

  /** Changes what is shown, unless something else is shown by now. */
  change<N extends View['name']>(name: N, changes: Partial<Extract<View, { name: N }>>): void {
    if (this.view.name === name) this.show({ ...this.view, ...changes });
  }

  /**
   * Does one thing at a time: what is begun while something is under way is not done, so that no press makes a second link.
   * @returns whether it was done
   */
  async runExclusively(work: () => Promise<void> | void): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    try {
      await work();
    } finally {
      this.#busy = false;
    }
    return true;
  }
}

/** What the form begins with: what was typed before, else the page with everything else left to chance. */
export function initialDraft({ draft, page, preferences, domains }: PopupState): Draft {
  if (draft !== null) return draft;
  const { lastDomain } = preferences;
  return {
    url: page.problem === null ? page.url : '',
    alias: '',
    password: '',
    expiry: '',
    domain: lastDomain !== null && domains.includes(lastDomain) ? lastDomain : '',
    campaign: null,
    channel: null,
  };
}

/** Milliseconds during which what is shown stands for what is happening: a shorter message would only flicker, and cost a frame. */
export const busyDelay = 120;

/** The address that a link will lead to: as typed, normalised, without the tracking parameters that are switched off. */
export function targetOf(
  { preferences }: PopupState,
  { url, tags }: Pick<Draft, 'url' | 'tags'>,
): string {
  const read = normaliseLongUrl(url);
  return 'url' in read ? stripTracking(read.url, preferences.tracking, tags) : url;
}

/** The address with everything that is removed from it; null where nothing is. */
export function fullTarget(state: PopupState, draft: Pick<Draft, 'url' | 'tags'>): string | null {
  const read = normaliseLongUrl(draft.url);
  return 'url' in read && read.url !== targetOf(state, draft) ? read.url : null;
}

/** Whether something else was typed for the page than what the form holds: that stays with its tab. */
export const isBesideKept = ({ draft: kept }: PopupState, draft: Draft): boolean =>
  kept !== null && kept !== draft;

/** The tab and page of the draft that is done once the link exists; none in a private window, nor where the form holds another one. */
export const draftPlace = (state: PopupState, draft: Draft) => {
  const { tabId, url, private: isPrivate } = state.page;
  return isPrivate || isBesideKept(state, draft) ? { tabId: null } : { tabId, page: url };
};

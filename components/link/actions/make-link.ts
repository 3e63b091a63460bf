import {
  type LinkModel,
  busyDelay,
  fullTarget,
  draftPlace,
  targetOf,
} from '@/components/link/model';
import type { View } from '@/components/link/view';
import type { Draft, PopupState } from '@/lib/model/popup-state';
import type { ShortenRequest } from '@/lib/model/shorten';
import { mayBeOffered } from '@/lib/rules/offered';
import { stripTracking } from '@/lib/rules/url/tracking';

import { presentLink } from './present-link';

/**
 * Makes the link that the form describes, shows and copies it.
 * @param again also where the page has a link, or may have one
 */
export async function makeLink(model: LinkModel, again = false): Promise<void> {
  const { view, early } = model;
  if (early !== null && view.name === 'form') {
    early.submitted = model.draft;
    return model.show({ ...view, busy: true });
  }
  model.besides = null;
  const another = again || (view.name === 'form' && view.again);
  await model.runExclusively(async () =>
    createLink(model, busyView(view), toShortenRequest(model.state, model.draft, another)),
  );
}

/** The link that works on beside another one: the one that is shown, or that the form names; blank for none. */
export function stayingLink(view: View): string {
  if (view.name === 'form') return view.stays;
  if (view.name !== 'result' || view.isDead) return '';
  const { status, told, shortUrl } = view.link;
  return status === 'active' && told?.gone !== true ? shortUrl : '';
}

/** A form stays in sight while it is at work, with all that it says: what is under the pointer stays there. */
export const busyView = (view: View): View =>
  view.name === 'form' ? { ...view, busy: true } : { name: 'making' };

/** Sends a request for a link, and shows what comes of it. */
export async function createLink(
  model: LinkModel,
  shown: View,
  request: ShortenRequest,
  stays = stayingLink(model.view),
): Promise<void> {
  const { url, again, password = '' } = request;
  model.pending = { url, again, stays, since: Date.now() };
  model.password = password;
  const begun = performance.now();
  const asked = model.services.send('link.shorten', request);
  const waiting = setTimeout(() => model.show(shown), busyDelay);
  try {
    const outcome = await asked.finally(() => clearTimeout(waiting));
    const { besides } = model;
    presentLink(model, outcome, { full: fullTarget(model.state, model.draft), besides });
  } catch (failure) {
    const { failedCreate } = await import('./failed-create');
    await failedCreate(model, failure, { shown, request, begun });
  }
}

const exactly = (tags: Draft['tags']): Pick<ShortenRequest, 'exactUrl'> =>
  tags?.length ? { exactUrl: true } : {};

/** A page's title fits it with tags, too. */
const untagged = { campaign: true };

/** Turns the form into what is asked of the background: blank options are left out. */
export function toShortenRequest(state: PopupState, draft: Draft, again: boolean): ShortenRequest {
  const { page } = state;
  const { alias, password, expiry, domain, campaign, channel, tags } = draft;
  const url = targetOf(state, draft);
  const filing = isAccountOffered(state)
    ? [campaign, channel].filter((folder) => folder !== null)
    : [];
  const plain = (address: string) => stripTracking(targetOf(state, { url: address }), untagged);
  const isPage = plain(draft.url) === plain(page.url);
  return {
    url,
    title: isPage ? page.title : '',
    ...(alias === '' ? {} : { alias }),
    ...(password === '' ? {} : { password }),
    ...(expiry === '' ? {} : { expiry }),
    ...(domain === '' ? {} : { domain }),
    ...(filing.length === 0 ? {} : { filing }),
    again,
    ...exactly(tags),
    ...draftPlace(state, draft),
  };
}

/** Whether this key may use the service's account API, with its folders and saved QR codes. */
export const isAccountOffered = ({ connection }: PopupState): boolean =>
  mayBeOffered(connection?.apis.account);

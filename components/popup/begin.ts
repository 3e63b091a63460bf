import type { LinkRecord } from '@/lib/contract/link';

import { firstView } from './first-view';
import { lookForLink } from './look-for-link';
import { makeLink } from './make-link';
import type { PopupModel } from './popup-model';
import { presentLink } from './present-link';
import { targetOf } from './shorten-request';
import { formView, type FormView } from './view';

/** Does what opening the popup does. */
export async function begin(model: PopupModel): Promise<void> {
  const { state } = model;
  const beginning = firstView(state);
  if (beginning === 'make') return makeLink(model);
  if (beginning === 'look') {
    model.sought = targetOf(state, { ...model.draft, url: state.page.url });
    return lookForLink(model);
  }
  if (beginning === 'form') return model.show(formView());
  if (beginning !== 'show') return model.show({ name: beginning });
  if (state.existing === null) return;
  if (state.existingIsForeign) return model.show(formView(foreign(state.existing)));
  presentLink(model, { how: 'existing', link: state.existing });
}

/** Whoever closed the popup before reading that the link is on another host has to read it now. */
const foreign = (link: LinkRecord): Pick<FormView, 'again' | 'error'> => ({
  again: true,
  error: { code: 'wrong_host', field: 'domain', link },
});

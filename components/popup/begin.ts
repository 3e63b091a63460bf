import type { LinkRecord } from '@/lib/model/link';

import { lookForLink } from './actions/look-for-link';
import { makeLink } from './actions/make-link';
import { presentLink } from './actions/present-link';
import { fullTarget, targetOf } from './actions/shorten-request';
import { firstDraft } from './first-draft';
import { firstView } from './first-view';
import type { PopupModel } from './popup-model';
import { type FormView, formView } from './view';

/** Does what opening the popup does. */
export async function begin(model: PopupModel): Promise<void> {
  const { state } = model;
  const beginning = firstView(state);
  if (beginning === 'elsewhere') {
    const { beginElsewhere } = await import('./jobs/begin-elsewhere');
    return beginElsewhere(model);
  }
  if (beginning === 'make') {
    // What was typed for later is not what is wanted now.
    model.draft = firstDraft({ ...state, draft: null });
    return makeLink(model);
  }
  if (beginning === 'look') {
    model.sought = targetOf(state, { ...model.draft, url: state.page.url });
    return lookForLink(model);
  }
  if (beginning === 'form') {
    // Whoever wants options for a page that has a link wants another one.
    return model.show(
      formView({ again: state.asked?.kind === 'choose' && state.existing !== null }),
    );
  }
  if (beginning !== 'show') return model.show({ name: beginning });
  if (state.existing === null) return;
  if (state.existingIsForeign) return model.show(formView(foreign(state.existing)));
  const full = fullTarget(state, { url: state.page.url });
  presentLink(model, { how: 'existing', link: state.existing }, { full });
}

/** Whoever closed the popup before reading that the link is on another host has to read it now. */
const foreign = (link: LinkRecord): Pick<FormView, 'again' | 'error'> => ({
  again: true,
  error: { code: 'wrong_host', field: 'domain', link },
});

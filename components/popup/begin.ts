import { firstView } from './first-view';
import { lookForLink } from './look-for-link';
import { makeLink } from './make-link';
import type { PopupModel } from './popup-model';
import { presentLink } from './present-link';
import { targetOf } from './shorten-request';
import { formView } from './view';

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
  if (state.existing !== null) presentLink(model, { how: 'existing', link: state.existing });
}

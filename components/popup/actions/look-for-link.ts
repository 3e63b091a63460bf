import type { PopupModel } from '@/components/popup/popup-model';
import { formView } from '@/components/popup/view';
import { type ErrorReport, reportOf } from '@/lib/model/errors';

import { presentLink } from './present-link';
import { fullTarget, tabOfDraft, targetOf } from './shorten-request';

/** The create that was cut off: why, and whether it was to be another link of its page. */
interface CutOff {
  cause: ErrorReport | null;
  again: boolean;
  /** Milliseconds that are left for it, where it is not the first that is waited for. */
  within?: number;
}

/** Looks for a link whose making was cut off, in this popup or an earlier one. */
export async function lookForLink(model: PopupModel): Promise<void> {
  await model.alone(async () => findLink(model, { cause: null, again: false }));
}

/** Looks once, and shows the link, or that there is none, or that it cannot be told. */
export async function findLink(model: PopupModel, { cause, again, within }: CutOff): Promise<void> {
  model.show({ name: 'looking' });
  const { page } = model.state;
  const limit = within === undefined ? {} : { within };
  const sought = { url: model.sought, private: page.private, tabId: tabOfDraft(page), ...limit };
  try {
    const link = await model.services.send('link.recheck', sought);
    if (link === null) {
      // That it may exist is answered now; any other cause is still worth knowing.
      const error = cause?.code === 'outcome_unknown' ? null : cause;
      model.show(formView({ notMade: true, again, error }));
    } else {
      // What is in the form by now may be something else.
      const isDraft = model.sought === targetOf(model.state, model.draft);
      const full = isDraft ? fullTarget(model.state, model.draft) : null;
      presentLink(model, { how: 'found', link }, { full });
    }
  } catch (failure) {
    const told = reportOf(failure);
    // That it cannot be told is no reason; what cut it off may be.
    const error = told.code === 'outcome_unknown' ? (cause ?? told) : told;
    // With a link there is nothing uncertain: it is just not as asked.
    model.show(
      error.link === undefined ? { name: 'uncertain', error } : formView({ again: true, error }),
    );
  }
}

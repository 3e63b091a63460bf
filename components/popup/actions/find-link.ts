import { type PopupModel, fullTarget, draftPlace, targetOf } from '@/components/popup/model';
import { formView } from '@/components/popup/view';
import { type ErrorReport, reportOf } from '@/lib/model/errors';

import { presentLink } from './present-link';

/** Milliseconds that making a link and looking for it may take together, and that a look takes at least. */
const totalTimeout = 25_000;
const minLookTime = 2000;

/** Looks for a link whose making was cut off, in this popup or an earlier one. */
export async function lookForLink(model: PopupModel): Promise<void> {
  await model.runExclusively(async () => findLink(model, null));
}

/**
 * Looks for a link that was just asked for, before anything else; where no time is left for it, the person may.
 * @param cause why its making was cut off
 * @param waited milliseconds that were waited for it already
 */
export async function findCutOff(
  model: PopupModel,
  cause: ErrorReport,
  waited: number,
): Promise<void> {
  const within = totalTimeout - waited;
  // What the background itself calls unknown it has looked for already.
  const wasLookedFor = cause.code === 'outcome_unknown' && cause.operation === undefined;
  if (wasLookedFor || within < minLookTime) model.show({ name: 'uncertain', error: cause });
  else await findLink(model, cause, { within });
}

/** Looks once, and shows the link, or that there is none, or that it cannot be told. */
async function findLink(
  model: PopupModel,
  cause: ErrorReport | null,
  limit: { within?: number } = {},
): Promise<void> {
  model.show({ name: 'looking' });
  const { draft, state } = model;
  const { again, stays, ...asked } = model.pending;
  const place = draftPlace(state, draft);
  const lookup = { ...asked, ...place, ...limit };
  try {
    const outcome = await model.services.send('link.recheck', lookup);
    if (outcome === null) {
      // That it may exist is answered now; any other cause is still worth knowing.
      const error = cause?.code === 'outcome_unknown' ? null : cause;
      model.show(formView({ notMade: true, again, stays, error }));
    } else {
      // What is in the form by now may be something else.
      const isDraft = asked.url === targetOf(model.state, model.draft);
      const full = isDraft ? fullTarget(model.state, model.draft) : null;
      presentLink(model, outcome, { full });
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

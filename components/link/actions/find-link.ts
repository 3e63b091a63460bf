import { type LinkModel, fullTarget, draftPlace, targetOf } from '@/components/link/model';
import { formView } from '@/components/link/view';
import { type ErrorReport, reportOf } from '@/lib/model/errors';

import { presentLink } from './present-link';

/** Milliseconds that making a link and looking for it may take together, and that a look takes at least. */
const totalTimeout = 25_000;
const minLookTime = 2000;

/** Looks for a link that was cut off, in this popup or an earlier one. */
export async function lookForLink(model: LinkModel): Promise<void> {
  await model.runExclusively(async () => findLink(model, null));
}

/**
 * Looks for a link that was just asked for, before anything else; where no time is left for it, the user may.
 * @param cause why its making was cut off
 * @param waited milliseconds that were waited for it already
 */
export async function findCutOff(
  model: LinkModel,
  cause: ErrorReport,
  waited: number,
): Promise<void> {
  const within = totalTimeout - waited;
  // What the background itself calls unknown it has looked for already.
  const wasLookedFor = cause.code === 'outcome_unknown' && cause.operation === undefined;
  if (wasLookedFor || within < minLookTime) model.show({ name: 'uncertain', error: cause });
  else await findLink(model, cause, { within });
}

/** Looks once, and shows the link, or that there is none, or that it is unknown. */
async function findLink(
  model: LinkModel,
  cause: ErrorReport | null,
  limit: { within?: number } = {},
): Promise<void> {
  model.show({ name: 'looking' });
  const { again, stays, ...asked } = model.pending;
  const lookup = { ...asked, ...draftPlace(model.state, model.draft), ...limit };
  try {
    const outcome = await model.services.send('link.recheck', lookup);
    if (outcome === null) {
      // That it may exist is answered now; any other cause is still worth knowing.
      const error = cause?.code === 'outcome_unknown' ? null : cause;
      return model.show(formView({ notMade: true, again, stays, error }));
    }
    // What is in the form by now may be something else.
    const isDraft = asked.url === targetOf(model.state, model.draft);
    presentLink(model, outcome, { full: isDraft ? fullTarget(model.state, model.draft) : null });
  } catch (failure) {
    const report = reportOf(failure);
    // That it is unknown is no reason; what cut it off may be.
    const error = report.code === 'outcome_unknown' ? (cause ?? report) : report;
    // With a link there is nothing uncertain: it is just not as asked.
    model.show(
      error.link === undefined ? { name: 'uncertain', error } : formView({ again: true, error }),
    );
  }
}

import type { LinkModel } from '@/components/link/model';
import { type View, formView } from '@/components/link/view';
import { refusedUntil, sleepUntil } from '@/lib/async/retry-when-allowed';
import { mayBeDone, reportOf } from '@/lib/model/errors';
import type { ShortenRequest } from '@/lib/model/shorten';
import { isNotMade } from '@/lib/rules/error-policy';

import { findCutOff } from './find-link';
import { createLink } from './make-link';

interface Create {
  /** What is shown while it is under way. */
  shown: View;
  request: ShortenRequest;
  /** By the page's clock. */
  begun: number;
}

/** Shows what comes of a create that failed: a look for its link, a wait for the rate limit, or the form with the reason. */
export async function failedCreate(
  model: LinkModel,
  failure: unknown,
  create: Create,
): Promise<void> {
  const error = reportOf(failure);
  const { again, stays } = model.pending;
  if (mayBeDone(error)) return findCutOff(model, error, performance.now() - create.begun);
  const until = refusedUntil(failure);
  if (until !== null) return createWhenAllowed(model, until, create);
  const isThere = error.link !== undefined;
  model.show(formView({ again: again || isThere, stays, error, notMade: isNotMade(error) }));
}

/** Waits in this page alone, so closing it sends nothing; the model does nothing else meanwhile, so no press makes a second link. */
async function createWhenAllowed(
  model: LinkModel,
  until: number,
  { shown, request }: Create,
): Promise<void> {
  const { again, stays } = model.pending;
  const controller = new AbortController();
  const wait = { until, cancel: () => controller.abort() };
  const calm = shown.name === 'form' ? { ...shown, error: null, notMade: false } : shown;
  model.show(
    calm.name === 'form'
      ? { ...calm, wait, error: { code: 'rate_limited', until } }
      : { name: 'waiting', wait },
  );
  await sleepUntil(until, controller.signal).catch(() => undefined);
  if (controller.signal.aborted) return model.show(formView({ again, stays }));
  model.show(calm);
  await createLink(model, calm, request, stays);
}
